import { readdirSync, readFileSync } from 'node:fs';

/** Processes that a process has started and that are there (Linux). */
export function childProcesses(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

export function isThere(pid: number): boolean {
  return parentOf(pid) !== undefined;
}

/** Undefined for a process that is gone, or has ended and only its exit code is left. */
function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}

/** Processes that a process has started, and those that they have started (Linux). */
export function descendants(parent: number): number[] {
  return childProcesses(parent).flatMap((child) => [child, ...descendants(child)]);
}
