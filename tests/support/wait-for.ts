/** Only a test that hangs reaches this limit, because nothing takes as long, even on a busy machine. */
const LIMIT_MS = 300_000;
const FIRST_POLL_MS = 25;
const LAST_POLL_MS = 200;

export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  giveUp: () => string | undefined = () => undefined,
  limitMs = LIMIT_MS,
): Promise<T> {
  const end = Date.now() + limitMs;
  for (let pollMs = FIRST_POLL_MS; Date.now() < end; pollMs = Math.min(pollMs * 1.25, LAST_POLL_MS)) {
    const response = await ask().catch(() => undefined);
    if (response) return response;
    const reason = giveUp();
    if (reason !== undefined) throw new Error(`Stopped waiting for ${what}: ${reason}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error(`Timed out waiting for ${what}`);
}
