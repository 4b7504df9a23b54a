/** Safari reads the file later. */
const READ_LIMIT_MS = 10_000;

export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_LIMIT_MS);
}
