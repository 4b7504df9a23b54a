import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API, nodeScript, PROJECT, REMOTES, SHELL } from '../deployables.ts';
import { LaunchError } from '../launch-error.ts';
import { environmentOf, settingsOf } from '../process-environment.ts';
import { processLog } from './process-log.ts';
import { readShellHealth, type ShellHealth } from './shell-health.ts';
import { siteAddress } from './site-address.ts';
import type { SiteSettings } from './site-settings.ts';
import { type ProcessDescription, SupervisedProcess } from './supervised-process.ts';

const RELEASE_SERVER = 'releases';
const READY_LIMIT_MS = 30_000;
/** The shell waits up to 20 seconds for unavailable remotes. */
const COMPOSITION_LIMIT_MS = 25_000;
/** Additional time for remotes after the shell is ready. Some start a little later on a busy machine. */
const WHOLE_LIMIT_MS = 10_000;
const POLL_MS = 100;

/** Prints failures and restarts failed processes. Only a failure of the shell at startup is fatal. */
export class SiteProcesses {
  readonly #settings: SiteSettings;
  readonly #servers: SupervisedProcess[] = [];
  #shell: SupervisedProcess | undefined;
  #stopping = false;

  constructor(settings: SiteSettings) {
    this.#settings = settings;
  }

  /** Resolves when the API responds or has failed. Never throws. */
  async startApi(): Promise<void> {
    const environment = await apiEnvironment(this.#settings).catch((error: Error) =>
      this.#say(`Cannot start the API: ${error.message}`),
    );
    if (!environment || this.#stopping) return;
    const api = this.#superviseStart(API.name, environment);
    this.#servers.push(api);
    const url = `http://localhost:${this.#settings.apiPort}/health/live`;
    if (await api.isReady(url, READY_LIMIT_MS)) return;
    this.#say(
      `The API does not respond. The site works without it, except for contact messages. ${this.#whereLogIs(api)}`,
    );
    void api
      .isReady(url, Infinity, { throughRestarts: true })
      .then((isReady) => isReady && console.log('The API responds now.'));
  }

  /** Starts one process with a port, and so an origin, per remote. Resolves when all of them respond or have failed. */
  async startReleaseServers(): Promise<void> {
    const { remotePorts } = this.#settings;
    const folders = REMOTES.flatMap(({ name }) => ['--dir', join(name, 'dist'), '--port', String(remotePorts[name])]);
    const server = this.#supervise({
      name: RELEASE_SERVER,
      folder: '.',
      args: [join(PROJECT, 'node_modules/.bin/remote-build'), 'serve', '--host', 'localhost', ...folders],
      environment: environmentOf([]),
    });
    this.#servers.push(server);
    await Promise.all(
      REMOTES.map(async ({ name }) => {
        const port = remotePorts[name];
        // A server without this file has no release, so there is no point in waiting.
        if (await server.isReady(`http://localhost:${port}/latest.json`, READY_LIMIT_MS, { atOnce: true })) return;
        this.#say(
          `The release server of ${name} does not respond. The site starts without it. ${this.#whereLogIs(server)}`,
        );
      }),
    );
  }

  /** Resolves when the shell responds. Throws `LaunchError` if it does not. */
  async startShell(): Promise<void> {
    this.#shell = this.#superviseStart(SHELL.name, await shellEnvironment(this.#settings));
    if (await this.#shell.isReady(`${siteAddress(this.#settings)}/health/live`, READY_LIMIT_MS)) return;
    const { failure } = this.#shell;
    const problem =
      failure === undefined
        ? 'The shell does not respond, so there is no site.'
        : `The shell could not start, so there is no site. ${failure}`;
    throw new LaunchError('SHELL_AWAY', `${problem} ${this.#whereLogIs(this.#shell)}`);
  }

  /**
   * Resolves when all pages are available, or after a timeout.
   * @returns unavailable remotes and the reasons, which are sentences; undefined if there are no pages at all
   */
  async untilWhole(): Promise<Readonly<Record<string, string>> | undefined> {
    const first = await this.#healthWhen(COMPOSITION_LIMIT_MS, ({ isReady, hasDocument }) => isReady || !hasDocument);
    if (!first?.isReady) return undefined;
    const whole = await this.#healthWhen(WHOLE_LIMIT_MS, ({ away }) => Object.keys(away).length === 0);
    return whole?.away ?? {};
  }

  /** Sentences about releases that are served although `RELEASE_KEYS` does not allow them. */
  async untrustedReleases(): Promise<readonly string[]> {
    return (await readShellHealth(`${siteAddress(this.#settings)}/health/ready`))?.untrusted ?? [];
  }

  /** Resolves when `isSo` holds or after the limit. Undefined if the shell never responded. */
  async #healthWhen(limitMs: number, isSo: (health: ShellHealth) => boolean): Promise<ShellHealth | undefined> {
    const end = performance.now() + limitMs;
    let health: ShellHealth | undefined;
    while (performance.now() < end && !this.#stopping) {
      health = (await readShellHealth(`${siteAddress(this.#settings)}/health/ready`)) ?? health;
      if (health && isSo(health)) break;
      await sleep(POLL_MS);
    }
    return health;
  }

  /** Stops the shell first, because its last responses may need the others. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#shell?.stop();
    await Promise.all(this.#servers.map((server) => server.stop()));
  }

  #superviseStart(name: string, environment: Readonly<Record<string, string>>): SupervisedProcess {
    return this.#supervise({ name, folder: name, args: nodeScript(name, 'start'), environment });
  }

  #supervise(description: Omit<ProcessDescription, 'onLine' | 'graceMs'>): SupervisedProcess {
    const { stateFolder, graceMs } = this.#settings;
    return new SupervisedProcess({
      ...description,
      onLine: processLog(join(stateFolder, 'logs'), description.name),
      graceMs,
    });
  }

  #say(sentence: string): undefined {
    if (!this.#stopping) console.error(sentence);
  }

  #whereLogIs({ name }: SupervisedProcess): string {
    return `See its log: ${join(this.#settings.stateFolder, 'logs', `${name}.log`)}`;
  }
}

export async function apiEnvironment({
  apiPort,
  metricsPorts,
  dataFolder,
}: SiteSettings): Promise<Readonly<Record<string, string>>> {
  return environmentOf(await settingsOf(API.name), {
    PORT: String(apiPort),
    HOST: 'localhost',
    METRICS_PORT: metricsPorts.api,
    ...(dataFolder ? { DATA_DIR: dataFolder } : {}),
    // Only the shell connects to the API. The operator's TRUSTED_PROXIES applies to the shell.
    TRUSTED_PROXIES: 'loopback',
    // The API stops after the shell, so no load balancer has to notice first.
    DRAIN_SECONDS: '0',
  });
}

export async function shellEnvironment({
  host,
  port,
  apiPort,
  metricsPorts,
  compositionFile,
  stateFolder,
  releaseKeys,
}: SiteSettings): Promise<Readonly<Record<string, string>>> {
  return environmentOf(await settingsOf(SHELL.name), {
    PORT: String(port),
    HOST: host,
    API_URL: `http://localhost:${apiPort}`,
    COMPOSITION_FILE: compositionFile,
    STATE_DIR: stateFolder,
    METRICS_PORT: metricsPorts.shell,
    ...(releaseKeys ? { RELEASE_KEYS: releaseKeys } : {}),
  });
}
