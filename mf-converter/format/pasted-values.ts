const VALUE = /^[+\-−]?\d[\d.,']*(?: ?(\p{L}+))?$/u;
const WITH_THOUSANDS = /^[+\-−]?\d{1,3}(?: \d{3})+$/;

/** Text fields join the lines of a pasted column: `1 2 30` or `5 kg 7 kg`. */
export function valuesIn(text: string): string[] {
  const column = text.trim();
  const values = column.split(/[\s;]+(?=[+\-−]?\d)/);
  const [first, ...rest] = values.map((value) => VALUE.exec(value));
  const isColumn = rest.length > 0 && rest.every((match) => first && match && match[1] === first[1]);
  return isColumn && !WITH_THOUSANDS.test(column) ? values : [];
}

export function bulkPath(values: readonly string[], units: Readonly<Record<string, string>> = {}): string {
  return `/bulk-converter?${new URLSearchParams({ ...units, values: values.join('\n') }).toString()}`;
}

export function listLabel(values: readonly string[]): string {
  return `${values.length} values: convert as a list`;
}
