import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const WARNING = 40;

interface LogOptions {
  /** Also shows lines that are not log records. In development, these are build errors. */
  showsText?: boolean;
}

/** Writes all lines to a file and prints warnings and errors. */
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

/** Without write access or disk space, the log is lost but the process continues. */
function logFile(folder: string, name: string): (text: string) => void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    return () => {}; // `stateFolderProblem` has reported it
  }
  const file = createWriteStream(join(folder, name));
  file.once('error', ({ message }) => console.error(`Cannot write the log ${join(folder, name)}: ${message}.`));
  file.on('error', () => {});
  return (text) => {
    if (file.writable) file.write(text);
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
