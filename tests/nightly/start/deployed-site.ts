import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NGINX, startNginx } from '../../support/file-server.ts';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { PROJECT, type RemoteName } from '../../support/project.ts';
import { type RunningProcess, startProcess } from '../../support/running-process.ts';
import { waitFor } from '../../support/wait-for.ts';

type Service = Program | RemoteName;
type Program = 'shell' | 'api';
const PORTS: Readonly<Record<Service, number>> = {
  shell: 3000,
  api: 3001,
  'mf-converter': 3011,
  'mf-content': 3012,
  'mf-contact': 3013,
};
const SERVICES = Object.keys(PORTS) as Service[];
export const DEPLOYED_REMOTES: readonly RemoteName[] = SERVICES.filter(isRemote);
/** The ID of an unprivileged account. Undefined unless the tests run as root. */
const UID = process.getuid?.() === 0 ? 65_534 : undefined;
const PAGE = readFileSync(join(PROJECT, 'shell/docs/production.md'), 'utf8');
const NPM = { npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' };

/** Runs the commands and services in production.md, under an account that can write only its own state. */
export class DeployedSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'deployed-site-'));
  readonly #ports = {} as Record<Service, number>;
  readonly #running = new Map<Service, RunningProcess>();

  static async install(): Promise<DeployedSite> {
    const site = new DeployedSite();
    for (const service of SERVICES) site.#ports[service] = await freePort();
    for (const part of ['srv', 'state', 'bin']) mkdirSync(join(site.folder, part));
    // The account may lack access to Node's folder and the project.
    cpSync(process.execPath, join(site.folder, 'bin/node'));
    cpSync(join(PROJECT, 'shell/tools/launcher/end-with-parent.ts'), join(site.folder, 'bin/end-with-parent.ts'));
    execFileSync('sh', ['-ec', site.#here(getBlock('cp -r shell/dist'))], {
      cwd: PROJECT,
      env: { ...process.env, ...NPM },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    execFileSync('chmod', ['-R', 'a+rX,a-w', join(site.folder, 'srv')]);
    chmodSync(site.folder, 0o755);
    return site;
  }

  origin(service: Service): string {
    return `http://localhost:${this.#ports[service]}`;
  }

  async start(service: Service): Promise<void> {
    this.#running.set(
      service,
      isRemote(service) ? await this.#startFileServer(service) : await this.#startProgram(service),
    );
  }

  async kill(service: Service): Promise<void> {
    await this.#running.get(service)?.stop('SIGKILL');
  }

  async get(path: string): Promise<{ status: number; text: string }> {
    const response = await fetch(this.origin('shell') + path);
    return { status: response.status, text: await response.text() };
  }

  /** Runs the code block that begins with this text under the services' account, and returns the output. */
  command(beginning: string, changes: Readonly<Record<string, string>> = {}): string {
    const words = DEPLOYED_REMOTES.reduce(
      (text, remote) => text.replace(`${PORTS[remote]}/RELEASE`, `${PORTS[remote]}/${this.#releaseOf(remote)}`),
      getBlock(beginning),
    );
    const changed = Object.entries(changes).reduce((text, [from, to]) => text.replaceAll(from, to), words);
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', this.#scriptOf(this.#here(changed))], {
      cwd: join(this.folder, 'srv/shell'),
      encoding: 'utf8',
      env: this.#environment,
      ...asAccount(),
    });
    if (status !== 0) throw new Error(stdout + stderr);
    return stdout;
  }

  async delete(): Promise<void> {
    await Promise.all([...this.#running.values()].map((running) => running.stop()));
    execFileSync('chmod', ['-R', 'u+w', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #startProgram(service: Program): Promise<RunningProcess> {
    const unit = this.#here(findUnit(service));
    const readValue = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
    const [program = '', ...args] = readValue('ExecStart').split(' ');
    const { scripts } = JSON.parse(readFileSync(join(readValue('WorkingDirectory'), 'package.json'), 'utf8')) as {
      scripts: { start: string };
    };
    if (scripts.start !== ['node', ...args].join(' '))
      throw new Error(`The unit runs ${args.join(' ')}, but npm start runs ${scripts.start}`);
    this.#makeState(readValue('StateDirectory'));
    const environment = {
      ...this.#environment,
      WARM_PAGES: 'off',
      ...Object.fromEntries(
        [...unit.matchAll(/^Environment=(.*)$/gm)]
          .flatMap(([, settings = '']) => settings.split(' '))
          .map((setting) => setting.split('=') as [string, string]),
      ),
      METRICS_PORT: '0',
    };
    const running = startProcess({
      program,
      args: ['--import', join(this.folder, 'bin/end-with-parent.ts'), ...args],
      cwd: readValue('WorkingDirectory'),
      environment,
      uid: UID,
    });
    await waitFor(
      service,
      async () => (await fetch(`${this.origin(service)}/health/live`)).ok,
      () => (running.hasEnded() ? running.output() : undefined),
    );
    return running;
  }

  async #startFileServer(remote: RemoteName): Promise<RunningProcess> {
    const [root, port] = [join(this.folder, 'srv', remote), this.#ports[remote]];
    if (NGINX) return startNginx({ root, port, state: this.#makeState(remote), uid: UID });
    const running = startProcess({
      args: ['node_modules/.bin/remote-build', 'serve', '--dir', root, '--port', String(port)],
    });
    await waitFor(
      remote,
      async () => (await fetch(`${this.origin(remote)}/latest.json`)).ok,
      () => (running.hasEnded() ? running.output() : undefined),
    );
    return running;
  }

  #makeState(name: string): string {
    const state = join(this.folder, 'state', name);
    mkdirSync(state, { recursive: true });
    if (UID !== undefined) chownSync(state, UID, UID);
    return state;
  }

  #releaseOf(remote: RemoteName): string {
    return (JSON.parse(readFileSync(join(this.folder, 'srv', remote, 'latest.json'), 'utf8')) as { release: string })
      .release;
  }

  get #environment(): Record<string, string> {
    return { PATH: `${join(this.folder, 'bin')}:${process.env['PATH'] ?? ''}` };
  }

  #here(text: string): string {
    const moved = text
      .replaceAll('/srv/', `${this.folder}/srv/`)
      .replaceAll('/var/lib/', `${this.folder}/state/`)
      .replaceAll('/usr/bin/node', `${this.folder}/bin/node`);
    return SERVICES.reduce(
      (changed, service) =>
        changed.replaceAll(new RegExp(`(?<=PORT=|localhost:)${PORTS[service]}\\b`, 'g'), String(this.#ports[service])),
      moved,
    );
  }

  /** Replaces npm scripts with their commands, because the account may be unable to run npm. */
  #scriptOf(text: string): string {
    return text.replace(/npm run (\w+) --/g, (_, name: string) => {
      const folder = /(?<=cd )\S+/.exec(text)?.[0] ?? join(this.folder, 'srv/shell');
      const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        scripts: Record<string, string>;
      };
      return scripts[name] ?? '';
    });
  }
}

function getBlock(beginning: string): string {
  const blocks = [...PAGE.matchAll(/```\w+\n(.*?)```/gs)].map(([, block = '']) => block);
  const found = blocks.find((block) => block.startsWith(beginning));
  if (found === undefined) throw new Error(`PRODUCTION.md has no block that begins with ${beginning}`);
  return found;
}

function findUnit(service: Program): string {
  const template = service === 'api' ? 'site-api@.service' : 'site-shell@.service';
  const unit = readFileSync(join(PROJECT, 'shell/tools/production/systemd', template), 'utf8');
  return unit.replaceAll('%i', String(PORTS[service]));
}

function isRemote(service: Service): service is RemoteName {
  return service.startsWith('mf-');
}

function asAccount(): { uid?: number; gid?: number } {
  return UID === undefined ? {} : { uid: UID, gid: UID };
}
