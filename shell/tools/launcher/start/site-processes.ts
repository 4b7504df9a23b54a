import { localUrl } from '@site/remote-build/release/local-port';
import { join } from 'node:path';
import { API, nodeScript, PROJECT, type Remote, SHELL } from '../deployables.ts';
import { LaunchError } from '../launch-error.ts';
import { getEnvironment, getSettings } from '../process-environment.ts';
import { processLog } from './process-log.ts';
import type { SiteSettings } from './site-settings.ts';
import { type ProcessDescription, SupervisedProcess } from './supervised-process.ts';

const REMOTE_BUILD = join(PROJECT, 'node_modules/.bin/remote-build');

type Script = 'start' | 'dev';

export class SiteProcesses {
  readonly #settings: SiteSettings;
  readonly #readyLimitMs: number;
  readonly #processes: SupervisedProcess[] = [];
  #stopping = false;

  constructor(settings: SiteSettings, readyLimitMs: number) {
    this.#settings = settings;
    this.#readyLimitMs = readyLimitMs;
  }

  /** Resolves when the API responds or has failed. */
  async startApi(script: Script): Promise<void> {
    const { apiPort, metricsPorts, dataFolder } = this.#settings;
    const environment = getEnvironment(await getSettings(API.name), {
      PORT: String(apiPort),
      HOST: 'localhost',
      METRICS_PORT: metricsPorts.api,
      ...(dataFolder ? { DATA_DIR: dataFolder } : {}),
      // Only the shell connects to the API. The operator's TRUSTED_PROXIES applies to the shell.
      TRUSTED_PROXIES: 'loopback',
      // The API stops after the shell, so it does not have to wait for a load balancer.
      DRAIN_SECONDS: '0',
    });
    const args = nodeScript(API.name, script);
    const api = this.#start(API.name, args, { environment });
    if (await api.isReady(`http://localhost:${apiPort}/health/live`, this.#readyLimitMs)) return;
    this.#report(api, 'The API does not respond. The site works without it, except for contact messages.');
  }

  /** Starts one process, with a port per remote, so each has its own origin. Resolves when all respond or have failed. */
  async startReleaseServers(remotes: readonly Remote[]): Promise<void> {
    if (remotes.length === 0) return;
    const { remotePorts } = this.#settings;
    const folders = remotes.flatMap(({ name }) => ['--dir', join(name, 'dist'), '--port', String(remotePorts[name])]);
    const args = [REMOTE_BUILD, 'serve', '--host', 'localhost', ...folders];
    const server = this.#start('releases', args, { folder: '.' });
    const urls = remotes.map(({ name }) => `http://localhost:${remotePorts[name]}/latest.json`);
    const ready = await Promise.all(urls.map((url) => server.isReady(url, this.#readyLimitMs)));
    if (ready.includes(false)) this.#report(server, 'A release server does not respond. The site starts without it.');
  }

  /** Resolves when the remote has been built. Throws `LaunchError` if it does not respond. */
  async startHotRemote({ name }: Remote): Promise<void> {
    const port = String(this.#settings.remotePorts[name]);
    const remote = this.#start(name, [REMOTE_BUILD, 'dev', '--port', port]);
    if (await remote.isReady(`http://localhost:${port}/release.json`, this.#readyLimitMs)) return;
    throw new LaunchError(`${name} does not respond. ${this.#whereLogIs(remote)}`);
  }

  /** Resolves when pages are available, or after a timeout. Throws `LaunchError` if the shell does not respond. */
  async startShell(script: Script, options: readonly string[] = []): Promise<void> {
    const { port, host, apiPort, compositionFile, stateFolder, metricsPorts, releaseKeys } = this.#settings;
    const environment = getEnvironment(await getSettings(SHELL.name), {
      PORT: String(port),
      HOST: host,
      API_URL: `http://localhost:${apiPort}`,
      COMPOSITION_FILE: compositionFile,
      STATE_DIR: stateFolder,
      METRICS_PORT: metricsPorts.shell,
      ...(releaseKeys ? { RELEASE_KEYS: releaseKeys } : {}),
    });
    const args = [...nodeScript(SHELL.name, script), ...options];
    const shell = this.#start(SHELL.name, args, { environment });
    const siteUrl = localUrl(host, port);
    if (!(await shell.isReady(`${siteUrl}/health/live`, this.#readyLimitMs)))
      throw new LaunchError(`The shell does not respond, so the site is not running. ${this.#whereLogIs(shell)}`);
    if (await shell.isReady(`${siteUrl}/health/ready`, this.#readyLimitMs)) return;
    this.#report(shell, 'No pages are available yet. The shell keeps trying.');
  }

  /** Stops the shell first, because its last responses may need the other processes. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#processes.find(({ name }) => name === SHELL.name)?.stop();
    await Promise.all(this.#processes.map((running) => running.stop()));
  }

  #start(
    name: string,
    args: readonly string[],
    { folder = name, environment = getEnvironment([]) }: Partial<ProcessDescription> = {},
  ): SupervisedProcess {
    const { stateFolder, graceMs } = this.#settings;
    const onLine = processLog(join(stateFolder, 'logs'), name);
    const started = new SupervisedProcess({ name, folder, args, environment, graceMs, onLine });
    this.#processes.push(started);
    return started;
  }

  #report(server: SupervisedProcess, problem: string) {
    if (!this.#stopping) console.error(`${problem} ${this.#whereLogIs(server)}`);
  }

  #whereLogIs({ name }: SupervisedProcess): string {
    return `See its log: ${join(this.#settings.stateFolder, 'logs', `${name}.log`)}`;
  }
}
