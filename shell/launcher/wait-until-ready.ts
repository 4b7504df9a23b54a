const POLL_MS = 50;

/** Resolves when the address answers with an OK status; false when that takes longer than the limit, or `isHopeless` says so. */
export async function waitUntilReady(url: string, limitMs: number, isHopeless: () => boolean = () => false): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (Date.now() < end && !isHopeless()) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}
