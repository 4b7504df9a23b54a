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

/** What a process was started with, its program first (Linux). Nothing for one that is gone: it may end while it is looked at. */
export function commandLine(pid: number): string[] {
  return wordsOf(pid, 'cmdline');
}

/** The settings that a process was started with (Linux). None for one that is gone. */
export function environmentOf(pid: number): Record<string, string> {
  return Object.fromEntries(
    wordsOf(pid, 'environ').map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
}

function wordsOf(pid: number, file: 'cmdline' | 'environ'): string[] {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

/** Processes that a process has started, and those that they have started (Linux). */
export function descendants(parent: number): number[] {
  return childProcesses(parent).flatMap((child) => [child, ...descendants(child)]);
}
