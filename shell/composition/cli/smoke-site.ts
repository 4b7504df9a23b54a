import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type CompositionDocument, formatComposition } from '../document/composition-document.ts';
import { SHELL_SERVER } from '../document/shell-files.ts';
import { stateFolder } from './compose-settings.ts';
import { readHealth } from './read-health.ts';

const START_LIMIT_MS = 90_000;
const POLL_MS = 100;
const TOO_LATE = `The trial site did not start within ${START_LIMIT_MS / 1000} s.`;
/** Excludes ports, storage, and access. */
const PASSED_ON = /^(?:PATH|HOME|TMPDIR|NODE_\w+|SSL_CERT_\w+|SITE_NAME|CONTACT_EMAIL|RENDER_\w+|RELEASE_\w+)$/;

const failingPageSchema = z.object({ path: z.string(), reason: z.string() });
const remoteSchema = z.object({
  process: z.object({ failingPages: z.array(failingPageSchema).optional() }).optional(),
});
const healthSchema = z.object({
  status: z.string(),
  refusal: z.string().optional(),
  away: z.record(z.string(), z.string()),
  verdict: z.object({ state: z.string() }),
  remotes: z.record(z.string(), remoteSchema).default({}),
});
type Health = z.infer<typeof healthSchema>;

/** The port is chosen at startup. */
const UP = /"url":"([^"]+)","msg":"The site is ready\."/;

export interface SmokeSite {
  origin: string;
  problems: readonly string[];
  /** By path. */
  pageFaults: () => Promise<ReadonlyMap<string, string>>;
}

/** Runs the shell with the composition, without its canary, until `use` resolves. */
export async function withSmokeSite<T>(
  { rollout: _rollout, ...document }: CompositionDocument,
  apiUrl: string | undefined,
  use: (site: SmokeSite) => Promise<T>,
): Promise<T> {
  const folder = makeFolder();
  const compositionFile = join(folder, 'composition.json');
  writeFileSync(compositionFile, formatComposition(document));
  const shell = spawn(process.execPath, [SHELL_SERVER], {
    // The gates have checked the signatures of the new releases. Others may have gone live before they were required.
    env: { ...environment(folder, compositionFile, apiUrl), RELEASE_KEYS: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(shell, 'close');
  const lastWords = lastLineOf(shell.stderr);
  const hasEnded = () => shell.exitCode !== null || shell.signalCode !== null;
  try {
    const late = sleep(START_LIMIT_MS, undefined, { ref: false });
    const origin = (await Promise.race([addressOf(shell.stdout), late])) ?? '';
    const problems = origin === '' ? undefined : await problemsOf(origin, hasEnded);
    const notStarted = () => (hasEnded() ? `The trial site could not start: ${lastWords()}` : TOO_LATE);
    return await use({ origin, problems: problems ?? [notStarted()], pageFaults: () => pageFaults(origin) });
  } finally {
    shell.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In a read-only container, only the state folder is writable. */
function makeFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'smoke-site-'));
  } catch {
    const folder = stateFolder();
    mkdirSync(folder, { recursive: true });
    return mkdtempSync(join(folder, 'smoke-site-'));
  }
}

function environment(folder: string, compositionFile: string, apiUrl: string | undefined): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name))),
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
}

/** Resolves to undefined if the shell ends before it listens. */
async function addressOf(log: Readable): Promise<string | undefined> {
  try {
    for await (const line of createInterface({ input: log })) {
      const [, origin] = UP.exec(line) ?? [];
      if (origin) return origin;
    }
    return undefined;
  } finally {
    log.resume(); // A full pipe would block the site.
  }
}

function lastLineOf(errors: Readable): () => string {
  let last = 'it gave no reason.';
  createInterface({ input: errors }).on('line', (line) => {
    if (line.trim() !== '') last = line.trim();
  });
  return () => last;
}

/** Undefined if the site gives no verdict. */
async function problemsOf(origin: string, hasEnded: () => boolean): Promise<string[] | undefined> {
  for (const end = performance.now() + START_LIMIT_MS; performance.now() < end && !hasEnded(); await sleep(POLL_MS)) {
    const health = await healthOf(origin);
    if (health?.verdict.state === 'refused') return [health.refusal ?? 'The site refuses it without a reason.'];
    if (health?.verdict.state === 'live')
      // Pages are complete without the API.
      return Object.entries(health.away)
        .filter(([name]) => name !== 'api')
        .map(([name, reason]) => `${name}: ${reason}`);
  }
  return undefined;
}

async function pageFaults(origin: string): Promise<Map<string, string>> {
  const { remotes = {} } = (await healthOf(origin)) ?? {};
  const failing = Object.values(remotes).flatMap(({ process: state }) => state?.failingPages ?? []);
  return new Map(failing.map(({ path, reason }) => [path, reason]));
}

async function healthOf(origin: string): Promise<Health | undefined> {
  return healthSchema.safeParse(await readHealth(origin).catch(() => undefined)).data;
}
