import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const WARNING = 40;

/** Writes all lines to a file, and prints warnings and errors. With `showsText`, also prints lines that are not log records. */
export function processLog(folder: string, name: string, { showsText = false } = {}): (line: string) => void {
  mkdirSync(folder, { recursive: true });
  const file = createWriteStream(join(folder, `${name}.log`));
  // On a full disk, the process continues without its log.
  file.on('error', ({ message }) => console.error(`Cannot write the log of ${name}: ${message}.`));
  return (line) => {
    file.write(`${line}\n`);
    const record = parseRecord(line);
    if (record && record.level >= WARNING) console.error(`${name}: ${record.text}`);
    if (!record && showsText && line.trim()) console.log(`${name}: ${line}`);
  };
}

interface LogRecord {
  level?: number;
  msg?: string;
  err?: { message?: string };
  /** From a browser. */
  report?: string;
}

function parseRecord(line: string): { level: number; text: string } | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level = 0, msg, err, report = err?.message } = JSON.parse(line) as LogRecord;
    const detail = report && report !== msg ? ` (${report})` : '';
    return { level, text: `${msg ?? ''}${detail}` };
  } catch {
    return undefined; // not a log record
  }
}
