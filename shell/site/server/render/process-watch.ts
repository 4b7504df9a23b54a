import { type ProcessUsage, processUsage } from './process-usage.ts';

interface ProcessWatchOptions {
  pid: number;
  memoryMb: number;
  /** Asks the process whether it is there. Resolves with its answer; never is fine. */
  ping: () => Promise<unknown>;
  onFault: (reason: string) => void;
}

const INTERVAL_MS = 500;
const SILENCE_MS = 2000;
/** Where other work leaves a process no processor, its silence says nothing: it is given this much of one, or this long. */
const SILENT_CPU_MS = 1500;
const LONGEST_SILENCE_MS = 15_000;

/** What a watched process shows of itself. */
export interface ProcessWatch {
  /** Whether it answers without delay: whoever waits for it then waits for its code, not for a processor. */
  isPrompt: () => boolean;
  /** To be called when it has answered anything: one that works off what it was asked before is not silent. */
  noteResponse: () => void;
  end: () => void;
}

/**
 * Looks at a render process twice a second: one that answers nothing for two seconds or has grown too large is at fault. A page is an answer too:
 * when many are asked for at once, the question whether it is there waits behind them. Silence is counted in looks, so that a server which is
 * busy itself does not blame its processes.
 */
export function watchProcess({ pid, memoryMb, ping, onFault }: ProcessWatchOptions): ProcessWatch {
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
    const usage = processUsage(pid);
    if (usage && usage.memoryMb > memoryMb)
      return onFault(`it took ${Math.round(usage.memoryMb)} MB of memory, of ${memoryMb} MB that it may take`);
    if (!isAsked || hasResponded) beginSilence(usage);
    else if (usage?.isAsleep) asleepMs += INTERVAL_MS;
    if (!isAsked) ask();
    if (silentMs >= SILENCE_MS && hadItsChance(usage))
      return onFault(`it did not answer for ${silentMs / 1000} seconds`);
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
    ping().then(settled, settled); // one that was given up is asked again
  }

  function hadItsChance(usage: ProcessUsage | undefined): boolean {
    return (
      !usage || usage.cpuMs - cpuMsBefore >= SILENT_CPU_MS || asleepMs >= SILENCE_MS || silentMs >= LONGEST_SILENCE_MS
    );
  }
}
