const ANSWER_LIMIT_MS = 2000;

export interface ShellHealth {
  isReady: boolean;
  /** False if the composition cannot be used. The shell reads it only after starting the last one that worked. */
  hasDocument: boolean;
  /** Remote to the reason that its pages are unavailable, a sentence. */
  away: Readonly<Record<string, string>>;
  /** Sentences about releases that are served although `RELEASE_KEYS` does not allow them. */
  untrusted: readonly string[];
}

export async function readShellHealth(url: string): Promise<ShellHealth | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    const {
      away = {},
      verdict,
      problems = [],
    } = (await response.json()) as {
      away?: Record<string, string>;
      verdict?: { state: string; revision?: number };
      problems?: { code: string; message: string; advice: string }[];
    };
    return {
      isReady: response.ok,
      hasDocument: verdict?.state !== 'refused' || verdict.revision !== undefined,
      away,
      untrusted: problems
        .filter(({ code }) => code === 'KEY_NOT_TRUSTED')
        .map(({ message, advice }) => `${message} ${advice}`),
    };
  } catch {
    return undefined;
  }
}
