import { readFileSync } from 'node:fs';

export interface ProcessUsage {
  memoryMb: number;
  /** CPU time since the process started. */
  cpuMs: number;
  /** Not waiting for a CPU. */
  isAsleep: boolean;
}

/** `USER_HZ`, the time unit under `/proc` (proc_pid_stat(5)): 100 on all Linux architectures that Node supports. */
const TICKS_A_SECOND = 100;

/** Undefined except on Linux, and after the process has ended. */
export function processUsage(pid: number): ProcessUsage | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the program name, may contain spaces. The state follows it.
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
