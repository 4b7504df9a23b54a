/** Columns of numbers, right-aligned. */
export function numeric(...labels: string[]) {
  return labels.map((label) => ({ label, figures: true }));
}
