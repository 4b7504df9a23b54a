import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, nodeScript, PROJECT, REMOTES, SHELL } from '../deployables.ts';
import { LaunchError } from '../launch-error.ts';
import { environmentOf } from '../process-environment.ts';
import { processLog } from '../start/process-log.ts';
import { apiEnvironment, shellEnvironment } from '../start/site-processes.ts';
import { siteAddress, type SiteSettings } from '../start/site-settings.ts';
import { SupervisedProcess } from '../start/supervised-process.ts';

/** Allows for a first build on a busy machine. */
const READY_LIMIT_MS = 180_000;

export interface DevRemotes {
  /** Remotes of this repository with hot reload. */
  hot: readonly string[];
  /** URLs of the `release.json` of remotes that run `remote-build dev` elsewhere. */
  foreign: readonly string[];
}

interface DevProcess {
  name: string;
  args: readonly string[];
  environment: Readonly<Record<string, string>>;
  /** Hides output that is not a log record. */
  isReleased?: boolean;
  readyUrl: string;
}

/** Resolves when all processes are ready. Remotes outside `hot` are served from their latest release. */
export async function startDevProcesses(
  settings: SiteSettings,
  remotes: DevRemotes,
  processes: SupervisedProcess[],
): Promise<void> {
  const { stateFolder, graceMs } = settings;
  const logs = join(stateFolder, 'logs');
  const described = await describeProcesses(settings, remotes);
  let ready = 0;
  await Promise.all(
    described.map(async ({ name, args, environment, isReleased = false, readyUrl }) => {
      const started = performance.now();
      const onLine = processLog(logs, name, { showsText: !isReleased });
      const running = new SupervisedProcess({ name, folder: name, args, environment, graceMs, onLine });
      processes.push(running);
      if (!(await running.isReady(readyUrl, READY_LIMIT_MS)))
        throw new LaunchError(`${name} does not respond at ${readyUrl}. See its log: ${join(logs, `${name}.log`)}`);
      ready += 1;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`  ${name} in ${seconds} s (${ready} of ${described.length})`);
    }),
  );
}

async function describeProcesses(settings: SiteSettings, { hot, foreign }: DevRemotes): Promise<DevProcess[]> {
  const { apiPort, assetsPort, remotePorts } = settings;
  const remotes = REMOTES.map(({ name }) => {
    const port = String(remotePorts[name]);
    return hot.includes(name) ? hotRemote(name, port) : servedRemote(name, port);
  });
  const releases = remotes.flatMap(({ isReleased, readyUrl }) => [isReleased ? '--released' : '--hot', readyUrl]);
  const others = foreign.flatMap((release) => ['--hot', release]);
  const shell: DevProcess = {
    name: SHELL.name,
    args: [...nodeScript(SHELL.name, 'dev'), '--assets-port', String(assetsPort), ...releases, ...others],
    environment: await shellEnvironment(settings),
    readyUrl: `${siteAddress(settings)}/health/ready`,
  };
  const api: DevProcess = {
    name: API.name,
    args: nodeScript(API.name, 'dev'),
    environment: await apiEnvironment(settings),
    readyUrl: `http://localhost:${apiPort}/health/live`,
  };
  return [api, ...remotes, shell];
}

function hotRemote(name: string, port: string): DevProcess {
  const args = [join(PROJECT, 'node_modules/.bin/remote-build'), 'dev', '--port', port];
  return { name, args, environment: environmentOf([]), readyUrl: `http://localhost:${port}/release.json` };
}

function servedRemote(name: string, port: string): DevProcess {
  const { release } = JSON.parse(readFileSync(join(PROJECT, name, 'dist/latest.json'), 'utf8')) as { release: string };
  return {
    name,
    args: [...nodeScript(name, 'start'), '--port', port],
    environment: environmentOf([]),
    isReleased: true,
    readyUrl: `http://localhost:${port}/${release}/release.json`,
  };
}
