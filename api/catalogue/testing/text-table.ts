import { readFileSync } from 'node:fs';

/** Returns the rows of a text file by group. A line that starts with `## ` names a group, and `# ` starts a comment. */
export function textTable(path: string): [group: string, rows: string[]][] {
  const groups = readFileSync(path, 'utf8').split(/^## /m).slice(1);
  return groups.map((text) => {
    const [name = '', ...lines] = text.split('\n');
    return [name, lines.filter((line) => line !== '' && !line.startsWith('# '))];
  });
}
