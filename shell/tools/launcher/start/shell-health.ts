const ANSWER_LIMIT_MS = 2000;

/** What `/health/ready` of a shell says. */
export interface ShellHealth {
  /** Whether it has pages to serve. */
  isReady: boolean;
  /** False where its composition is none. A shell looks at that only when what served last is up again: then it has nothing to serve. */
  hasDocument: boolean;
  /** Remote to a sentence that says why its pages are not there. */
  away: Readonly<Record<string, string>>;
}

/** Undefined where the shell does not answer. */
export async function readShellHealth(url: string): Promise<ShellHealth | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    const { away = {}, verdict } = (await response.json()) as {
      away?: Record<string, string>;
      verdict?: { state: string; revision?: number };
    };
    return { isReady: response.ok, hasDocument: verdict?.state !== 'refused' || verdict.revision !== undefined, away };
  } catch {
    return undefined;
  }
}
