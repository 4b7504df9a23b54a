export function numeric(...labels: string[]) {
  return labels.map((label) => ({ label, figures: true }));
}
