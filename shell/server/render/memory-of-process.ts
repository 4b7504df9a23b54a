import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process holds. Undefined where the system does not say (only Linux does) or the process is gone. */
export function memoryOfProcess(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
