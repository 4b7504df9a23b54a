/** Returns the rows of a table by group. A line that starts with `## ` begins a group, and `# ` starts a comment. */
export function textTable(table: string): [group: string, rows: string[]][] {
  const groups = table.split(/^## /m).slice(1);
  return groups.map((text) => {
    const [name = '', ...lines] = text.split('\n');
    return [name, lines.filter((line) => line !== '' && !line.startsWith('# '))];
  });
}
