import { readText, type SaveSummary } from './saves.ts';

export const fileNameFor = ({ name, kind }: SaveSummary): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w -]/g, '')
    .trim()
    .replaceAll(' ', '-')
    .toLowerCase();
  return `${plain === '' ? 'bauta' : plain}.${kind === 'campaign' ? 'campaign' : 'save'}.jsonl`;
};

/** Hands a text to the browser as a file to keep. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The save as a file: the same format as the terminal's. */
export async function exportSave(summary: SaveSummary): Promise<void> {
  const { text } = await readText(summary.id);
  download(fileNameFor(summary), text);
}
