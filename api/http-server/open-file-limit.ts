import { readFileSync } from 'node:fs';

/** The rest is for files, databases, and outgoing requests. */
const SHARE_FOR_CONNECTIONS = 0.75;

/** Caps the connections by the open-file limit. Beyond it, reading a file fails with EMFILE. */
export function fittingConnections(wanted: number, limit = openFileLimit()): number {
  return Math.max(1, Math.min(wanted, Math.floor(limit * SHARE_FOR_CONNECTIONS)));
}

/** Infinity if unknown, as outside Linux. */
function openFileLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
