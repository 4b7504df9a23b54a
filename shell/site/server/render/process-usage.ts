import { readFileSync } from 'node:fs';

/** What the system says of a process. */
export interface ProcessUsage {
  memoryMb: number;
  /** Processor time that it has had since its start. */
  cpuMs: number;
  /** Waiting for something other than a processor. */
  isAsleep: boolean;
}

/** `USER_HZ`, the unit of times under `/proc` (proc_pid_stat(5)): 100 on all of Linux's architectures that Node runs on. */
const TICKS_A_SECOND = 100;

/** Undefined where the system does not say (only Linux does) or the process is gone. */
export function processUsage(pid: number): ProcessUsage | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses, which may hold blanks; the state is the third.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return {
      memoryMb: Number(kilobytes ?? 0) / 1024,
      cpuMs: (ticks * 1000) / TICKS_A_SECOND,
      isAsleep: fields[0] !== 'R',
    };
  } catch {
    return undefined;
  }
}
