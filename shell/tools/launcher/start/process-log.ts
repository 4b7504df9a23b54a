import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const WARNING = 40;

interface LogOptions {
  /** Shows all that is no log record too: in development, that is what went wrong with an edit. */
  showsText?: boolean;
}

/** Keeps what a process writes in a file, and shows what a person should know of: warnings and errors. */
export function processLog(
  folder: string,
  name: string,
  { showsText = false }: LogOptions = {},
): (line: string) => void {
  const write = logFile(folder, `${name}.log`);
  return (line) => {
    write(`${line}\n`);
    const record = parseRecord(line);
    if (record && record.level >= WARNING) console.error(`${name}: ${record.text}`);
    if (!record && showsText && line.trim()) console.log(`${name}: ${line}`);
  };
}

/** A folder that cannot be written or a disk that is full costs the log, and not the process. */
function logFile(folder: string, name: string): (text: string) => void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    return () => {}; // said once for the whole folder, at the start
  }
  const file = createWriteStream(join(folder, name));
  file.once('error', ({ message }) => console.error(`${join(folder, name)} is no longer written: ${message}.`));
  file.on('error', () => {});
  return (text) => {
    if (file.writable) file.write(text);
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
