import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { compose } from './compose.ts';
import { FaultyServer } from './faulty-server.ts';
import { freePort } from '../../api/http-server/testing/free-port.ts';
import { type ByRemote, REMOTES } from './project.ts';
import { copyRelease } from './release-copy.ts';
import { type RunningProcess, startProcess } from './running-process.ts';
import { startApi, startReleaseServer } from './shared-servers.ts';
import { waitFor } from './wait-for.ts';

export interface SiteHealth {
  ready: boolean;
  problems: { code: string; message: string; remote?: string; route?: string; since: string; advice: string }[];
  status: string;
  revision?: number;
  unavailable: Record<string, string>;
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
      unavailable?: string;
      withoutParts?: Record<string, string>;
    }
  >;
  frame: { state: string; pid?: number };
  state?: string;
}

const SHARED_FOLDER = process.env['SHARED_FOLDER'];

export const LEAN = { WARM_PAGES: 'off', DRAIN_SECONDS: '0' } as const;

/**
 * Each remote has a server that can fail. `startShell` is separate, so that a remote can be unavailable at the start.
 */
export class ComposedSite {
  readonly folder = mkdtempSync(join(SHARED_FOLDER ?? tmpdir(), 'site-'));
  readonly compositionFile = join(this.folder, 'composition.json');
  readonly remotes = {} as ByRemote<FaultyServer>;
  readonly releases = {} as ByRemote<string>;
  origin = '';
  apiOrigin = '';
  readonly #releaseFolder = join(SHARED_FOLDER ?? this.folder, 'releases', basename(this.folder));
  #metricsPort: number | undefined;
  #forgottenLines = 0;
  #api: RunningProcess | undefined;
  #shell: RunningProcess | undefined;
  #releaseServer: RunningProcess | undefined;

  static async start(): Promise<ComposedSite> {
    const site = new ComposedSite();
    site.apiOrigin = process.env['SHARED_API'] ?? '';
    await Promise.all([site.apiOrigin ? undefined : site.startApi(), site.#startRemotes()]);
    await compose(site.compositionFile, ...site.firstReleases());
    return site;
  }

  getReleaseUrl(remote: string, release: string): string {
    const server = this.remotes[remote];
    if (!server) throw new Error(`Remote ${remote} does not exist.`);
    return `${server.origin}/${release}`;
  }

  firstReleases(): string[] {
    return Object.entries(this.releases).map(([remote, release = '']) => this.getReleaseUrl(remote, release));
  }

  releaseRoot(remote: string): string {
    return join(this.#releaseFolder, remote);
  }

  forgetDerivedReleases(): void {
    for (const remote of REMOTES)
      for (const name of readdirSync(this.releaseRoot(remote)))
        if (name !== this.releases[remote]) rmSync(join(this.releaseRoot(remote), name), { recursive: true });
  }

  /** Starts the shell without state. Resolves once it serves the pages of all remotes, or of any if not `isWhole`. */
  async startShell(environment: Readonly<Record<string, string>> = {}, { isWhole = true } = {}): Promise<void> {
    await this.#shell?.stop();
    this.#metricsPort = undefined;
    this.#forgottenLines = 0;
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
    if (!isWhole) return;
    await this.untilAllAreUp();
    // The operator's command does not wait for a shell that has not reported its status.
    await waitFor('the status of the shell', async () =>
      readFileSync(`${this.compositionFile}.status.json`, 'utf8').includes(`"pid": ${shell.pid},`),
    );
  }

  /** Starts an API process that only this site uses, so that a test can stop it. A restart uses the same URL. */
  async startApi(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.#api?.stop();
    const port = this.#api && new URL(this.apiOrigin).port;
    const api = await startApi({ DATA_DIR: join(this.folder, 'data'), ...environment }, port);
    this.#api = api.process;
    this.apiOrigin = api.origin;
  }

  async stopApi(): Promise<void> {
    await this.#api?.stop();
  }

  /** Resolves once the frame contains the links of all remotes, because late links change every page. */
  async untilWhole(): Promise<void> {
    await waitFor('every part of the frame', async () =>
      Object.values((await this.health()).remotes).every(
        ({ withoutParts = {} }) => Object.keys(withoutParts).length === 0,
      ),
    );
  }

  /** When a shell first starts, it does not wait for slow remotes or for its own pages. */
  async untilAllAreUp(): Promise<void> {
    await waitFor('every remote and the frame to be available', async () => {
      const { unavailable, frame } = await this.health();
      return frame.state === 'ready' && Object.keys(unavailable).every((name) => name === 'api');
    });
  }

  log(): Record<string, unknown>[] {
    return this.#shell?.log().slice(this.#forgottenLines) ?? [];
  }

  forgetLog(): void {
    this.#forgottenLines = this.#shell?.log().length ?? 0;
  }

  async metrics(): Promise<string> {
    this.#metricsPort ??= await waitFor('the metrics to be available', async () => {
      const line = this.#shell?.log().find(({ msg }) => msg === 'Metrics are available.');
      return line && Number(line['port']);
    });
    return (await fetch(`http://localhost:${this.#metricsPort}/metrics`)).text();
  }

  /** Undefined if the shell has exited. */
  get runningPid(): number | undefined {
    return this.#shell?.hasEnded() ? undefined : this.#shell?.pid;
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

  /** Replaces the file atomically, as the operator's command does. */
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
    for (const folder of [this.folder, this.#releaseFolder]) rmSync(folder, { recursive: true, force: true });
  }

  async #startRemotes() {
    mkdirSync(this.#releaseFolder, { recursive: true });
    for (const remote of REMOTES) this.releases[remote] = copyRelease(remote, this.releaseRoot(remote));
    let target = process.env['SHARED_RELEASES'];
    if (target === undefined) {
      const server = await startReleaseServer(dirname(this.#releaseFolder));
      this.#releaseServer = server.process;
      target = server.origin;
    }
    for (const remote of REMOTES)
      this.remotes[remote] = await FaultyServer.start(`${target}/${basename(this.#releaseFolder)}/${remote}`);
  }
}
