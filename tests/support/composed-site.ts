import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from './compose.ts';
import { FaultyServer } from './faulty-server.ts';
import { freePort } from '../../api/http-server/testing/free-port.ts';
import { type ByRemote, REMOTES } from './project.ts';
import { copyRelease } from './release-copy.ts';
import { type RunningProcess, startProcess } from './running-process.ts';
import { waitFor } from './wait-for.ts';

export interface SiteHealth {
  ready: boolean;
  problems: { code: string; message: string; remote?: string; route?: string; since: string; advice: string }[];
  status: string;
  revision?: number;
  away: Record<string, string>;
  refusal?: string;
  verdict: { revision?: number; state: string; reason?: string };
  remotes: Record<
    string,
    {
      version?: string;
      digest: string;
      process?: {
        state: string;
        pid?: number;
        restarts: number;
        breaker: string;
        lastFailure?: { reason: string };
        failingPages?: { route: string; path: string; search: string; reason: string; failures: number }[];
      };
      withoutParts?: Record<string, string>;
    }
  >;
  frame: { state: string; pid?: number };
  state?: string;
}

export const LEAN = { WARM_PAGES: 'off', DRAIN_SECONDS: '0' } as const;

/**
 * Each remote is behind a server that can fail. `startShell` starts the shell, so a remote can be unavailable before.
 */
export class ComposedSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'composed-site-'));
  readonly compositionFile = join(this.folder, 'composition.json');
  readonly remotes = {} as ByRemote<FaultyServer>;
  readonly releases = {} as ByRemote<string>;
  origin = '';
  apiOrigin = '';
  readonly #releaseFolder = join(this.folder, 'releases');
  #api: RunningProcess | undefined;
  #shell: RunningProcess | undefined;
  #releaseServer: RunningProcess | undefined;

  static async start(): Promise<ComposedSite> {
    const site = new ComposedSite();
    await Promise.all([site.startApi(), site.#startRemotes()]);
    await compose(site.compositionFile, ...site.firstReleases());
    return site;
  }

  addressOf(remote: string, release: string): string {
    const server = this.remotes[remote];
    if (!server) throw new Error(`Remote ${remote} does not exist.`);
    return `${server.origin}/${release}`;
  }

  firstReleases(): string[] {
    return Object.entries(this.releases).map(([remote, release = '']) => this.addressOf(remote, release));
  }

  releaseRoot(remote: string): string {
    return join(this.#releaseFolder, remote);
  }

  /** Starts the shell without state. Resolves once it serves pages of all remotes, or of some if not `isWhole`. */
  async startShell(environment: Readonly<Record<string, string>> = {}, { isWhole = true } = {}): Promise<void> {
    await this.#shell?.stop();
    const port = await freePort();
    this.origin = `http://localhost:${port}`;
    const shell = startProcess({
      args: ['shell/site/server/main.ts'],
      environment: {
        PORT: String(port),
        HOST: 'localhost',
        METRICS_PORT: '0',
        API_URL: this.apiOrigin,
        COMPOSITION_FILE: this.compositionFile,
        STATE_DIR: mkdtempSync(join(this.folder, 'state-')),
        ...LEAN,
        ...environment,
      },
    });
    this.#shell = shell;
    await waitFor(
      'the shell to serve pages',
      async () => (await fetch(`${this.origin}/health/ready`)).ok,
      () => (shell.hasEnded() ? shell.output() : undefined),
    );
    if (isWhole) await this.#untilAllAreUp();
  }

  async startApi(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.#api?.stop();
    const port = this.apiOrigin ? Number(new URL(this.apiOrigin).port) : await freePort();
    this.apiOrigin = `http://localhost:${port}`;
    const settings = {
      PORT: String(port),
      HOST: 'localhost',
      METRICS_PORT: '0',
      DRAIN_SECONDS: '0',
      DATA_DIR: join(this.folder, 'data'),
      LOG_LEVEL: 'error',
      ...environment,
    };
    this.#api = await this.#run(['api/dist/main.js'], settings, `${this.apiOrigin}/health/live`);
  }

  async stopApi(): Promise<void> {
    await this.#api?.stop();
  }

  /** Resolves once the frame has the links of all remotes, because late ones change every page. */
  async untilWhole(): Promise<void> {
    await waitFor('every part of the frame', async () =>
      Object.values((await this.health()).remotes).every(
        ({ withoutParts = {} }) => Object.keys(withoutParts).length === 0,
      ),
    );
  }

  /** On its first start, a shell serves without remotes that are late. */
  async #untilAllAreUp(): Promise<void> {
    await waitFor('every remote to be available', async () =>
      Object.keys((await this.health()).away).every((name) => name === 'api'),
    );
  }

  log(): Record<string, unknown>[] {
    return this.#shell?.log() ?? [];
  }

  async metrics(): Promise<string> {
    const { port } = await waitFor('the metrics to be up', async () =>
      this.log().find(({ msg }) => msg === 'Metrics are available.'),
    );
    return (await fetch(`http://localhost:${String(port)}/metrics`)).text();
  }

  get pid(): number {
    return this.#shell?.pid ?? 0;
  }

  signalShell(signal: NodeJS.Signals): void {
    process.kill(this.pid, signal);
  }

  async stopShell(): Promise<number | null | undefined> {
    await this.#shell?.stop();
    return this.#shell?.ended;
  }

  /** Simulates a power failure. */
  async killShell(): Promise<void> {
    await this.#shell?.stop('SIGKILL');
  }

  /** Atomic, as the operator's tool is. */
  writeComposition(text: string): void {
    writeFileSync(`${this.compositionFile}.draft`, text);
    renameSync(`${this.compositionFile}.draft`, this.compositionFile);
  }

  async get(path: string): Promise<{ status: number; text: string }> {
    const response = await fetch(this.origin + path);
    return { status: response.status, text: await response.text() };
  }

  async health(): Promise<SiteHealth> {
    return (await (await fetch(`${this.origin}/health/ready`)).json()) as never;
  }

  async stop(): Promise<void> {
    await this.#shell?.stop();
    await Promise.all(
      [this.#api, ...Object.values(this.remotes), this.#releaseServer].map(async (part) => part?.stop()),
    );
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** One program serves all remotes, which starts faster. */
  async #startRemotes() {
    const first = REMOTES.map((remote) => {
      const release = copyRelease(remote, this.releaseRoot(remote));
      this.releases[remote] = release;
      return `${remote}/${release}/release.json`;
    });
    const port = await freePort();
    const target = `http://localhost:${port}`;
    const args = ['node_modules/.bin/remote-build', 'serve', '--dir', this.#releaseFolder, '--port', String(port)];
    this.#releaseServer = await this.#run(args, {}, `${target}/${first[0]}`);
    for (const remote of REMOTES) this.remotes[remote] = await FaultyServer.start(`${target}/${remote}`);
  }

  async #run(args: string[], environment: Record<string, string>, url: string) {
    const running = startProcess({ args, environment });
    await waitFor(
      url,
      async () => (await fetch(url)).ok,
      () => (running.hasEnded() ? running.output() : undefined),
    );
    return running;
  }
}
