/** A line of its own, where a line of progress may stand. */
export function tellLine(line: string): void {
  const { stderr } = process;
  stderr.write(`${stderr.isTTY ? '\r\x1b[2K' : ''}${line}\n`);
}
