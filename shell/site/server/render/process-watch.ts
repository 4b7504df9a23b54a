import { readFileSync } from 'node:fs';

interface ProcessWatchOptions {
  pid: number;
  memoryMb: number;
  /** Resolves with the response. May stay pending. */
  ping: () => Promise<unknown>;
  memoryOf?: (pid: number) => number | undefined;
  onFault: (reason: string) => void;
}

const INTERVAL_MS = 500;
const SILENCE_MS = 5000;

export interface ProcessWatch {
  /** True if pings return promptly: a slow request is then waiting for its own code, not for a CPU. */
  isPrompt: () => boolean;
  /** Call on any response: a process working through a queue is not silent. */
  noteResponse: () => void;
  end: () => void;
}

/**
 * Reports a process that exceeds its memory or stops responding for five seconds. Counts checks rather than time, so a
 * busy server does not blame its processes.
 */
export function watchProcess(options: ProcessWatchOptions): ProcessWatch {
  const { pid, memoryMb, ping, memoryOf = residentMb, onFault } = options;
  let isAsked = false;
  let hasResponded = false;
  let silentMs = 0;
  let askedAt = performance.now();
  let delayMs = 0;
  const timer = setInterval(look, INTERVAL_MS).unref();
  return {
    isPrompt: () => Math.max(delayMs, isAsked ? performance.now() - askedAt : 0) < INTERVAL_MS,
    noteResponse: () => void (hasResponded = true),
    end: () => clearInterval(timer),
  };

  function look() {
    const used = memoryOf(pid) ?? 0;
    if (used > memoryMb) return onFault(`it used ${Math.round(used)} MB of memory. The limit is ${memoryMb} MB`);
    if (!isAsked || hasResponded) {
      hasResponded = false;
      silentMs = 0;
    }
    if (!isAsked) ask();
    if (silentMs >= SILENCE_MS) return onFault(`it did not respond for ${SILENCE_MS / 1000} s`);
    silentMs += INTERVAL_MS;
  }

  function ask() {
    isAsked = true;
    askedAt = performance.now();
    const settled = () => {
      isAsked = false;
      delayMs = performance.now() - askedAt;
    };
    ping().then(settled, settled);
  }
}

/** Undefined except on Linux, and after the process has ended. */
function residentMb(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return undefined;
  }
}
