import { access, link, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readText } from './read-text.ts';

const holderSchema = z.object({ token: z.string(), pid: z.int(), host: z.string(), at: z.iso.datetime() });
type Holder = z.infer<typeof holderSchema>;

/** Longer than any change takes. Also covers a reused process ID, and a clock that was set back. */
const STALE_AFTER_MS = 60_000;
const POLL_MS = 50;

export class LockedError extends Error {
  override name = 'LockedError';
  readonly code = 'LOCKED';
}

export interface HeldLock {
  /**
   * Throws `LockedError` if the lock went stale and another process took it, for example because this process was
   * suspended.
   */
  requireHeld: () => Promise<void>;
}

/** Runs `work` under an exclusive lock, which also works on a shared drive. Throws `LockedError` after `waitMs`. */
export async function withLock<T>(path: string, work: (lock: HeldLock) => Promise<T>, waitMs = 10_000): Promise<T> {
  const own: Holder = { token: randomUUID(), pid: process.pid, host: hostname(), at: new Date().toISOString() };
  await acquire(path, own, waitMs);
  try {
    return await work({
      requireHeld: async () => {
        if ((await readHolder(path))?.token !== own.token)
          throw new LockedError('Another change came first, so this one was not made. Try again.');
      },
    });
  } finally {
    if ((await readHolder(path))?.token === own.token) await rm(path, { force: true });
  }
}

/** Describes a stale or invalid lock, if there is one. */
export async function describeLeftLock(path: string): Promise<{ sentence: string; cure: string } | undefined> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  const holder = isThere ? await readHolder(path) : undefined;
  if (holder && isStale(holder))
    return {
      sentence: `Process ${holder.pid} on ${holder.host} left a lock behind at ${holder.at}: ${path}.`,
      cure: 'The next change removes it, because the process has ended.',
    };
  // Check again: the lock may have been released between the two calls.
  const isOdd =
    isThere &&
    !holder &&
    (await access(path).then(
      () => true,
      () => false,
    )) &&
    !(await readHolder(path));
  return isOdd
    ? { sentence: `${path} is not a valid lock, and it blocks all changes.`, cure: 'Delete it.' }
    : undefined;
}

async function acquire(path: string, own: Holder, waitMs: number) {
  const draft = `${path}.${own.token}.tmp`;
  const end = performance.now() + waitMs;
  try {
    for (;;) {
      // Link a finished file into place, so that a lock never exists without its holder.
      await writeFile(draft, JSON.stringify({ ...own, at: new Date().toISOString() }));
      if (await linked(draft, path)) return;
      const holder = await readHolder(path);
      if (holder && isStale(holder)) await takeAway(path, holder);
      else if (performance.now() > end) {
        const by = holder ? `process ${holder.pid} on ${holder.host} since ${holder.at}` : 'a file that is not a lock';
        throw new LockedError(`Another change to the composition is in progress (${path}: ${by}). Try again.`);
      } else await sleep(POLL_MS);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return holderSchema.parse(JSON.parse(await readText(path)));
  } catch {
    return undefined;
  }
}

function isStale({ pid, host, at }: Holder): boolean {
  return Math.abs(Date.now() - Date.parse(at)) > STALE_AFTER_MS || (host === hostname() && !isAlive(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes a stale lock. Renames it first, so that only one process gets it, and restores one that turns out to be
 * fresh. Exported for tests.
 */
export async function takeAway(path: string, stale: Holder) {
  const aside = `${path}.${randomUUID()}.tmp`;
  try {
    await rename(path, aside);
  } catch {
    return; // Another process was faster.
  }
  const taken = await readHolder(aside);
  if (taken?.token !== stale.token) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}
