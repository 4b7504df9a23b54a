import { readdirSync, readFileSync } from 'node:fs';

/** Works only on Linux, because it reads `/proc`. */
export function childProcesses(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => findParent(pid) === parent);
}

export function isThere(pid: number): boolean {
  return findParent(pid) !== undefined;
}

/** Returns undefined if the process has exited, even if it is a zombie. */
function findParent(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}

/** Works only on Linux. Returns an empty value if the process has exited. */
export function commandLine(pid: number): string[] {
  return listWords(pid, 'cmdline');
}

/** Works only on Linux. Returns an empty value if the process has exited. */
export function getEnvironment(pid: number): Record<string, string> {
  return Object.fromEntries(
    listWords(pid, 'environ').map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
}

function listWords(pid: number, file: 'cmdline' | 'environ'): string[] {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

/** Works only on Linux, because it reads `/proc`. */
export function descendants(parent: number): number[] {
  return childProcesses(parent).flatMap((child) => [child, ...descendants(child)]);
}
