import { join, resolve } from 'node:path';
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
/** Longer than the shell waits for remotes that do not come, which is 20 seconds at most. */
const COMPOSITION_LIMIT_MS = 25_000;
/** And from then on for those that it serves without, having waited long enough: on a busy machine they are up a moment later. */
const WHOLE_LIMIT_MS = 10_000;
const POLL_MS = 100;

/** The processes of a site that runs on this machine. What fails is said and started again; only a shell that does not answer is given up. */
export class SiteProcesses {
  readonly #settings: SiteSettings;
  readonly #servers: SupervisedProcess[] = [];
  #shell: SupervisedProcess | undefined;
  #stopping = false;

  constructor(settings: SiteSettings) {
    this.#settings = settings;
  }

  /** Starts the API. Resolves when it answers, or has failed to; never throws. */
  async startApi(): Promise<void> {
    const environment = await apiEnvironment(this.#settings).catch((error: Error) =>
      this.#say(`The API cannot be started: ${error.message}`),
    );
    if (!environment || this.#stopping) return;
    const api = this.#superviseStart(API.name, environment);
    this.#servers.push(api);
    const url = `http://localhost:${this.#settings.apiPort}/health/live`;
    if (await api.isReady(url, READY_LIMIT_MS)) return;
    this.#say(
      `The API does not answer. Pages are served without it; contact messages are not taken until it does. ${this.#whereLogIs(api)}`,
    );
    void api
      .isReady(url, Infinity, { throughRestarts: true })
      .then((answers) => answers && console.log('The API answers now.'));
  }

  /**
   * Starts one process that serves the releases of all remotes, each at a port and so an origin of its own.
   * Resolves when all of them answer, or have failed to.
   */
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
        // A server without this file has nothing to serve, and waiting would not change that.
        if (await server.isReady(`http://localhost:${port}/latest.json`, READY_LIMIT_MS, { atOnce: true })) return;
        this.#say(
          `The release server of ${name} does not answer. The site starts with what it has. ${this.#whereLogIs(server)}`,
        );
      }),
    );
  }

  /** Starts the shell's server. Resolves when it listens, and throws `LaunchError` when it does not: without it there is no site. */
  async startShell(): Promise<void> {
    this.#shell = this.#superviseStart(SHELL.name, await shellEnvironment(this.#settings));
    if (await this.#shell.isReady(`${siteAddress(this.#settings)}/health/live`, READY_LIMIT_MS)) return;
    const { failure } = this.#shell;
    throw new LaunchError(
      'SHELL_AWAY',
      `The shell ${failure === undefined ? 'does not answer' : 'could not start'}: the site is not served. ${failure ?? ''} ${this.#whereLogIs(this.#shell)}`,
    );
  }

  /**
   * Resolves when all pages of the composition are there, or some have not come in time.
   * @returns remote to a sentence that says why its pages are not there; undefined where there are no pages at all
   */
  async untilWhole(): Promise<Readonly<Record<string, string>> | undefined> {
    const first = await this.#healthWhen(COMPOSITION_LIMIT_MS, ({ isReady, hasDocument }) => isReady || !hasDocument);
    if (!first?.isReady) return undefined;
    const whole = await this.#healthWhen(WHOLE_LIMIT_MS, ({ away }) => Object.keys(away).length === 0);
    return whole?.away ?? {};
  }

  /** @returns what the shell says of itself when that is so, or its last word before the limit; undefined where it has said nothing */
  async #healthWhen(limitMs: number, isSo: (health: ShellHealth) => boolean): Promise<ShellHealth | undefined> {
    const end = Date.now() + limitMs;
    let health: ShellHealth | undefined;
    while (Date.now() < end && !this.#stopping) {
      health = (await readShellHealth(`${siteAddress(this.#settings)}/health/ready`)) ?? health;
      if (health && isSo(health)) break;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return health;
  }

  /** The shell first: what it still answers may need the others. */
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
    return `What it wrote is in ${join(this.#settings.stateFolder, 'logs', `${name}.log`)}.`;
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
    // The shell is the only one that speaks to it, and says whom it speaks for. Whom the shell believes is what `TRUSTED_PROXIES` sets.
    TRUSTED_PROXIES: 'loopback',
    // It is told to stop when the shell has ended: nobody is left who would have to learn of it first.
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
}: SiteSettings): Promise<Readonly<Record<string, string>>> {
  return environmentOf(await settingsOf(SHELL.name), {
    PORT: String(port),
    HOST: host,
    API_URL: `http://localhost:${apiPort}`,
    COMPOSITION_FILE: compositionFile,
    STATE_DIR: stateFolder,
    METRICS_PORT: metricsPorts.shell,
    ...releaseKeys(process.env['RELEASE_KEYS']?.trim()),
  });
}

/** A file is meant from here, and the shell runs in a folder of its own. */
function releaseKeys(given: string | undefined): Readonly<Record<string, string>> {
  return given && !given.startsWith('{') ? { RELEASE_KEYS: resolve(given) } : {};
}
