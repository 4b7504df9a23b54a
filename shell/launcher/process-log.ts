import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const WARNING = 40;

/** Keeps what a process writes in a file, and shows what a person should know of: warnings, errors and what is no log record. */
export function processLog(folder: string, name: string): (line: string) => void {
  mkdirSync(folder, { recursive: true });
  const file = createWriteStream(join(folder, `${name}.log`));
  return (line) => {
    file.write(`${line}\n`);
    const record = parseRecord(line);
    if (!record) return;
    if (record.level >= WARNING) console.error(`${name}: ${record.text}`);
  };
}

function parseRecord(line: string): { level: number; text: string } | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level = 0, msg, err } = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } };
    const detail = err?.message && err.message !== msg ? ` (${err.message})` : '';
    return { level, text: `${msg ?? ''}${detail}` };
  } catch {
    return undefined; // a line that only looks like a record
  }
}
