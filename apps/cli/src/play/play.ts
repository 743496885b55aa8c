/** ./bauta play */
export async function play(_args: readonly string[]): Promise<number> {
  process.stderr.write('play is being written\n');
  return 1;
}
