import { type ProcessUsage, processUsage } from './process-usage.ts';

interface ProcessWatchOptions {
  pid: number;
  memoryMb: number;
  /** Resolves with the response. May stay pending. */
  ping: () => Promise<unknown>;
  usageOf?: (pid: number) => ProcessUsage | undefined;
  onFault: (reason: string) => void;
}

const INTERVAL_MS = 500;
const SILENCE_MS = 2000;
/** A process without CPU time cannot respond: blame it only after this much CPU time or silence. */
const SILENT_CPU_MS = 1500;
const LONGEST_SILENCE_MS = 15_000;

export interface ProcessWatch {
  /** True if pings return promptly: a slow request is then waiting for its own code, not for a CPU. */
  isPrompt: () => boolean;
  /** Call on any response: a process working through a queue is not silent. */
  noteResponse: () => void;
  end: () => void;
}

/**
 * Reports a process that exceeds its memory or stops responding for two seconds. Counts checks rather than time, so a
 * busy server does not blame its processes.
 */
export function watchProcess(options: ProcessWatchOptions): ProcessWatch {
  const { pid, memoryMb, ping, usageOf = processUsage, onFault } = options;
  let isAsked = false;
  let hasResponded = false;
  let silentMs = 0;
  let asleepMs = 0;
  let cpuMsBefore = 0;
  let askedAt = performance.now();
  let delayMs = 0;
  const timer = setInterval(look, INTERVAL_MS).unref();
  return {
    isPrompt: () => Math.max(delayMs, isAsked ? performance.now() - askedAt : 0) < INTERVAL_MS,
    noteResponse: () => void (hasResponded = true),
    end: () => clearInterval(timer),
  };

  function look() {
    const usage = usageOf(pid);
    if (usage && usage.memoryMb > memoryMb)
      return onFault(`it used ${Math.round(usage.memoryMb)} MB of memory. The limit is ${memoryMb} MB`);
    if (!isAsked || hasResponded) beginSilence(usage);
    else if (usage?.isAsleep) asleepMs += INTERVAL_MS;
    if (!isAsked) ask();
    if (silentMs >= SILENCE_MS && hadItsChance(usage)) return onFault(`it did not respond for ${silentMs / 1000} s`);
    silentMs += INTERVAL_MS;
  }

  function beginSilence(usage: ProcessUsage | undefined) {
    hasResponded = false;
    silentMs = 0;
    asleepMs = 0;
    cpuMsBefore = usage?.cpuMs ?? 0;
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

  function hadItsChance(usage: ProcessUsage | undefined): boolean {
    return (
      !usage || usage.cpuMs - cpuMsBefore >= SILENT_CPU_MS || asleepMs >= SILENCE_MS || silentMs >= LONGEST_SILENCE_MS
    );
  }
}
