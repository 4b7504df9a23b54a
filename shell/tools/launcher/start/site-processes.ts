import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API, nodeScript, PROJECT, REMOTES, SHELL } from '../deployables.ts';
import { LaunchError } from '../launch-error.ts';
import { environmentOf, settingsOf } from '../process-environment.ts';
import { processLog } from './process-log.ts';
import { siteAddress, type SiteSettings } from './site-settings.ts';
import { type ProcessDescription, SupervisedProcess } from './supervised-process.ts';

const READY_LIMIT_MS = 30_000;
/** The shell waits up to 20 seconds for unavailable remotes. Some start a little later on a busy machine. */
const WHOLE_LIMIT_MS = 25_000;
const RESPONSE_LIMIT_MS = 2000;
const POLL_MS = 100;

type Environment = Readonly<Record<string, string>>;

/** Prints failures and restarts failed processes. Only a failure of the shell at startup is fatal. */
export class SiteProcesses {
  readonly #settings: SiteSettings;
  readonly #servers: SupervisedProcess[] = [];
  #shell: SupervisedProcess | undefined;
  #stopping = false;

  constructor(settings: SiteSettings) {
    this.#settings = settings;
  }

  /** Resolves when the API responds or has failed. */
  async startApi(): Promise<void> {
    const api = this.#superviseStart(API.name, await apiEnvironment(this.#settings));
    this.#servers.push(api);
    if (await api.isReady(`http://localhost:${this.#settings.apiPort}/health/live`, READY_LIMIT_MS)) return;
    if (!this.#stopping)
      console.error(
        `The API does not respond. The site works without it, except for contact messages. ${this.#whereLogIs(api)}`,
      );
  }

  /** Starts one process with a port, and so an origin, per remote. Resolves when all of them respond or have failed. */
  async startReleaseServers(): Promise<void> {
    const { remotePorts } = this.#settings;
    const folders = REMOTES.flatMap(({ name }) => ['--dir', join(name, 'dist'), '--port', String(remotePorts[name])]);
    const server = this.#supervise({
      name: 'releases',
      folder: '.',
      args: [join(PROJECT, 'node_modules/.bin/remote-build'), 'serve', '--host', 'localhost', ...folders],
      environment: environmentOf([]),
    });
    this.#servers.push(server);
    const ready = await Promise.all(
      REMOTES.map(({ name }) => server.isReady(`http://localhost:${remotePorts[name]}/latest.json`, READY_LIMIT_MS)),
    );
    if (ready.includes(false) && !this.#stopping)
      console.error(`A release server does not respond. The site starts without it. ${this.#whereLogIs(server)}`);
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
    throw new LaunchError(`${problem} ${this.#whereLogIs(this.#shell)}`);
  }

  /**
   * Resolves when all pages are available, or after a timeout.
   * @returns unavailable remotes and the reasons, which are sentences; undefined if there are no pages at all
   */
  async untilWhole(): Promise<Readonly<Record<string, string>> | undefined> {
    const end = performance.now() + WHOLE_LIMIT_MS;
    let away: Readonly<Record<string, string>> | undefined;
    while (performance.now() < end && !this.#stopping) {
      away = await this.#unavailableRemotes();
      if (away && Object.keys(away).length === 0) break;
      await sleep(POLL_MS);
    }
    return away;
  }

  async #unavailableRemotes(): Promise<Readonly<Record<string, string>> | undefined> {
    try {
      const url = `${siteAddress(this.#settings)}/health/ready`;
      const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_LIMIT_MS) });
      const { away = {} } = (await response.json()) as { away?: Record<string, string> };
      return response.ok ? away : undefined;
    } catch {
      return undefined;
    }
  }

  /** Stops the shell first, because its last responses may need the others. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#shell?.stop();
    await Promise.all(this.#servers.map((server) => server.stop()));
  }

  #superviseStart(name: string, environment: Environment): SupervisedProcess {
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

  #whereLogIs({ name }: SupervisedProcess): string {
    return `See its log: ${join(this.#settings.stateFolder, 'logs', `${name}.log`)}`;
  }
}

export async function apiEnvironment({ apiPort, metricsPorts, dataFolder }: SiteSettings): Promise<Environment> {
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
}: SiteSettings): Promise<Environment> {
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
