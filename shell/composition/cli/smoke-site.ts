import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type CompositionDocument, formatComposition } from '../document/composition-document.ts';
import { SHELL_SERVER } from '../document/shell-files.ts';

const START_LIMIT_MS = 90_000;
const POLL_MS = 100;
const NOT_STARTED = 'The site of its own could not be started: what it says stands above.';
const TOO_LATE = `The site of its own was not up within ${START_LIMIT_MS / 1000} seconds.`;
/** Excludes ports, storage, and access. */
const PASSED_ON = /^(?:PATH|HOME|TMPDIR|NODE_\w+|SSL_CERT_\w+|SITE_NAME|CONTACT_EMAIL|RENDER_\w+|RELEASE_\w+)$/;

const healthSchema = z.object({
  status: z.string(),
  refusal: z.string().optional(),
  away: z.record(z.string(), z.string()),
  verdict: z.object({ state: z.string() }),
});

/** The port is chosen at startup. */
const UP = /"url":"([^"]+)","msg":"The site is up\."/;

export interface SmokeSite {
  origin: string;
  problems: readonly string[];
}

/** The shell runs until `use` resolves. */
export async function withSmokeSite<T>(
  { rollout: _rollout, ...document }: CompositionDocument,
  apiUrl: string | undefined,
  use: (site: SmokeSite) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'smoke-site-'));
  const compositionFile = join(folder, 'composition.json');
  writeFileSync(compositionFile, formatComposition(document));
  const passed = Object.entries(process.env).filter(([name]) => PASSED_ON.test(name));
  const settings = {
    PORT: '0',
    HOST: 'localhost',
    METRICS_PORT: 'off',
    LOG_LEVEL: 'info',
    STATE_DIR: folder,
    COMPOSITION_FILE: compositionFile,
    DRAIN_SECONDS: '0',
    WARM_PAGES: 'off',
    ...(apiUrl ? { API_URL: apiUrl } : {}),
  };
  const shell = spawn(process.execPath, [SHELL_SERVER], {
    env: { ...Object.fromEntries(passed), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(shell, 'close');
  try {
    const { origin, problem } = await Promise.race([
      addressOf(shell.stdout),
      sleep(START_LIMIT_MS, { origin: '', problem: TOO_LATE }, { ref: false }),
    ]);
    return await use({
      origin,
      problems: problem === undefined ? await problemsOf(origin, () => shell.exitCode !== null) : [problem],
    });
  } finally {
    shell.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function addressOf(log: Readable): Promise<{ origin: string; problem?: string }> {
  try {
    for await (const line of createInterface({ input: log })) {
      const [, origin] = UP.exec(line) ?? [];
      if (origin) return { origin };
    }
    return { origin: '', problem: NOT_STARTED };
  } finally {
    log.resume(); // A full pipe would block the site.
  }
}

async function problemsOf(origin: string, hasEnded: () => boolean): Promise<string[]> {
  for (const end = performance.now() + START_LIMIT_MS; performance.now() < end && !hasEnded(); await sleep(POLL_MS)) {
    const health = await readHealth(origin);
    if (health?.verdict.state === 'refused') return [health.refusal ?? 'It is refused, without a reason.'];
    if (health?.verdict.state === 'live')
      // Pages are complete without the API.
      return Object.entries(health.away)
        .filter(([name]) => name !== 'api')
        .map(([name, reason]) => `${name} is away: ${reason}`);
  }
  return [hasEnded() ? NOT_STARTED : TOO_LATE];
}

async function readHealth(origin: string): Promise<z.infer<typeof healthSchema> | undefined> {
  const response = await fetch(`${origin}/health/ready`).catch(() => undefined);
  return response && healthSchema.safeParse(await response.json().catch(() => undefined)).data;
}
