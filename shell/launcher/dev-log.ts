import { processLog } from './process-log.ts';

/** Keeps what a process writes as `processLog` does, and shows all that is no log record: in development, that is what went wrong with an edit. */
export function devLog(folder: string, name: string): (line: string) => void {
  const keep = processLog(folder, name);
  return (line) => {
    keep(line);
    if (line.trim() && !line.startsWith('{')) console.log(`${name}: ${line}`);
  };
}
