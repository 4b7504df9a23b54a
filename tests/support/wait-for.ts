const LIMIT_MS = 60_000;
const POLL_MS = 50;

export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  giveUp: () => string | undefined = () => undefined,
  limitMs = LIMIT_MS,
): Promise<T> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    const response = await ask().catch(() => undefined);
    if (response) return response;
    const reason = giveUp();
    if (reason !== undefined) throw new Error(`Stopped waiting for ${what}: ${reason}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`Timed out waiting for ${what}`);
}
