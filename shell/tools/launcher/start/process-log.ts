import { parseJson } from '@site/release/parse-json';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const WARNING = 40;

/** Writes all lines to a file, and prints warnings, errors, and lines that are not log records. */
export function processLog(folder: string, name: string): (line: string) => void {
  mkdirSync(folder, { recursive: true });
  const file = createWriteStream(join(folder, `${name}.log`));
  // On a full disk, the process continues without its log.
  file.on('error', ({ message }) => console.error(`Cannot write the log of ${name}: ${message}.`));
  return (line) => {
    file.write(`${line}\n`);
    const record = line.startsWith('{') ? (parseJson(line) as LogRecord | undefined) : undefined;
    if (!record && line.trim()) console.log(`${name}: ${line}`);
    const { level = 0, msg = '', err, report = err?.message } = record ?? {};
    const detail = report && report !== msg ? ` (${report})` : '';
    if (level >= WARNING) console.error(`${name}: ${msg}${detail}`);
  };
}

interface LogRecord {
  level?: number;
  msg?: string;
  err?: { message?: string };
  report?: string;
}
