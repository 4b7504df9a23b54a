import { join, resolve } from 'node:path';
import { API, nodeScript, REMOTES, SHELL } from '../deployables.ts';
import { LaunchError } from '../launch-error.ts';
import { environmentOf, settingsOf } from './process-environment.ts';
import { processLog } from './process-log.ts';
import type { SiteSettings } from './site-settings.ts';
import { SupervisedProcess } from './supervised-process.ts';

const READY_LIMIT_MS = 30_000;
/** Longer than the shell waits for remotes that do not come. */
const COMPOSITION_LIMIT_MS = 10_000;
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
    const environment = await apiEnvironment(this.#settings).catch((error: Error) => this.#say(`The API cannot be started: ${error.message}`));
    if (!environment || this.#stopping) return;
    const api = this.#supervise(API.name, [], environment);
    this.#servers.push(api);
    const url = `http://localhost:${this.#settings.apiPort}/health/live`;
    if (await api.isReady(url, READY_LIMIT_MS)) return;
    this.#say(`The API does not answer. Pages are served without it; contact messages are not taken until it does. ${this.#whereLogIs(api)}`);
    void api.isReady(url, Infinity, { throughRestarts: true }).then((answers) => answers && console.log('The API answers now.'));
  }

  /** Starts a release server for each remote, each a process and an origin of its own. Resolves when they answer, or have failed to. */
  async startReleaseServers(): Promise<void> {
    const { remotePorts } = this.#settings;
    await Promise.all(
      REMOTES.map(async ({ name }) => {
        const port = remotePorts[name];
        const server = this.#supervise(name, ['--port', String(port), '--host', 'localhost'], environmentOf([]));
        this.#servers.push(server);
        // Where it has no such file, it has nothing to serve: waiting would not bring it.
        if (await server.isReady(`http://localhost:${port}/latest.json`, READY_LIMIT_MS, { atOnce: true })) return;
        this.#say(`The release server of ${name} does not answer. The site starts with what it has. ${this.#whereLogIs(server)}`);
      }),
    );
  }

  /** Starts the shell's server. Resolves when it listens, and throws `LaunchError` when it does not: without it there is no site. */
  async startShell(): Promise<void> {
    const { host, port } = this.#settings;
    this.#shell = this.#supervise(SHELL.name, [], await shellEnvironment(this.#settings));
    if (await this.#shell.isReady(`http://${host}:${port}/health/live`, READY_LIMIT_MS)) return;
    const { failure } = this.#shell;
    throw new LaunchError('SHELL_AWAY', `The shell ${failure === undefined ? 'does not answer' : 'could not start'}: the site is not served. ${failure ?? ''} ${this.#whereLogIs(this.#shell)}`);
  }

  /**
   * Resolves when all pages of the composition are there, or some have not come in time.
   * @returns remote to a sentence that says why its pages are not there; undefined where there are no pages at all
   */
  async untilWhole(): Promise<Readonly<Record<string, string>> | undefined> {
    const { host, port } = this.#settings;
    const url = `http://${host}:${port}/health/ready`;
    if (!(await this.#shell?.isReady(url, COMPOSITION_LIMIT_MS))) return undefined;
    const end = Date.now() + WHOLE_LIMIT_MS;
    let away = await remotesAway(url);
    while (Object.keys(away).length > 0 && Date.now() < end && !this.#stopping) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      away = await remotesAway(url);
    }
    return away;
  }

  /** The shell first: what it still answers may need the others. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#shell?.stop();
    await Promise.all(this.#servers.map((server) => server.stop()));
  }

  #supervise(name: string, args: string[], environment: Readonly<Record<string, string>>): SupervisedProcess {
    const { stateFolder, graceMs } = this.#settings;
    return new SupervisedProcess({
      name,
      folder: name,
      args: [...nodeScript(name, 'start'), ...args],
      environment,
      onLine: processLog(join(stateFolder, 'logs'), name),
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

/** Of a shell that has been ready; empty where it has stopped in between. @param readyUrl its `/health/ready` */
async function remotesAway(readyUrl: string): Promise<Readonly<Record<string, string>>> {
  const health = await fetch(readyUrl).then((response) => response.json() as Promise<{ away?: Record<string, string> }>).catch(() => undefined);
  return health?.away ?? {};
}

export async function apiEnvironment({ apiPort, metricsPorts, dataFolder }: SiteSettings): Promise<Readonly<Record<string, string>>> {
  return environmentOf(await settingsOf(API.name), {
    PORT: String(apiPort),
    HOST: 'localhost',
    METRICS_PORT: metricsPorts.api,
    ...(dataFolder ? { DATA_DIR: dataFolder } : {}),
    // The shell is the only one that speaks to it, and says whom it speaks for. Whom the shell believes is what `TRUSTED_PROXIES` sets.
    TRUSTED_PROXIES: 'loopback',
  });
}

export async function shellEnvironment({ host, port, apiPort, metricsPorts, compositionFile, stateFolder }: SiteSettings): Promise<Readonly<Record<string, string>>> {
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
