interface Table {
  columns: string[];
  rows: string[][];
}

export function buildTables(html: string): Table[] {
  const cells = (row: string) =>
    [...row.matchAll(/<t[hd][ >].*?<\/t[hd]>/gs)].map(([cell]) => cell.replace(/<[^>]+>/g, ''));
  return [...html.matchAll(/<thead>(.*?)<\/thead><tbody>(.*?)<\/tbody>/gs)].map(([, head = '', rows = '']) => ({
    columns: cells(head),
    rows: [...rows.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => cells(row)),
  }));
}

/** Parses `1/3 cup`, `10 2/3`, and `−20`. */
export function toNumber(text: string): number {
  const words = text
    .replace('−', '-')
    .split(' ')
    .filter((word) => /\d/.test(word));
  return words.map((word) => word.split('/').map(Number)).reduce((sum, [over = 0, under = 1]) => sum + over / under, 0);
}
