import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { TestPostgres } from '../../../shell/composition/testing/postgres.ts';
import { runCompose } from '../../support/compose.ts';
import { ComposedSite, type SiteHealth } from '../../support/composed-site.ts';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { PROJECT } from '../../support/project.ts';
import { ServerProcess } from '../../support/server-process.ts';
import { type SiteProxy, startSiteProxy, fetchStatus } from '../../support/site-proxy.ts';
import { waitFor } from '../../support/wait-for.ts';

type SitePorts = Parameters<typeof startSiteProxy>[0]['ports'];

/** Runs two built shells and two API processes, as instances of their systemd templates, behind a proxy. */
export class RedundantSite {
  readonly database: TestPostgres;
  readonly site: ComposedSite;
  readonly shells: ServerProcess[] = [];
  readonly apis: ServerProcess[] = [];
  #proxy: SiteProxy | undefined;
  readonly #ports: SitePorts;

  private constructor(database: TestPostgres, site: ComposedSite, ports: SitePorts) {
    this.database = database;
    this.site = site;
    this.#ports = ports;
  }

  static async start({ smtpUrl }: { smtpUrl: string }): Promise<RedundantSite> {
    const ports = { https: await freePort(), http: await freePort(), apis: await freePort() };
    const two = new RedundantSite(await TestPostgres.start(), await ComposedSite.start(), ports);
    await two.site.stopApi();
    for (const number of [1, 2]) {
      two.apis.push(await two.#api(number, smtpUrl));
      two.shells.push(await two.#shell(number));
    }
    await Promise.all(two.apis.map((api) => api.start()));
    const composed = await two.compose('use', ...two.site.firstReleases());
    if (composed.code !== 0) throw new Error(composed.output);
    two.#proxy = await startSiteProxy({
      program: 'nginx',
      state: mkdtempSync(join(two.site.folder, 'proxy-')),
      ports,
      shells: listPorts(two.shells),
      apis: listPorts(two.apis),
    });
    await Promise.all(two.shells.map((shell) => shell.start()));
    const isWhole = async ({ origin }: ServerProcess) =>
      Object.keys(((await (await fetch(`${origin}/health/ready`)).json()) as SiteHealth).unavailable).every(
        (name) => name === 'api',
      );
    await waitFor('all pages of both shells', async () => (await Promise.all(two.shells.map(isWhole))).every(Boolean));
    // The proxy rejects POST requests until its health check finds a server.
    await waitFor(
      'the proxy to find a shell',
      async () => (await fetchStatus(`${two.origin}/api/units/length`)) === 200,
    );
    return two;
  }

  get origin(): string {
    return this.#proxy?.origin ?? '';
  }

  get all(): ServerProcess[] {
    return [...this.apis, ...this.shells];
  }

  compose(...args: readonly string[]): ReturnType<typeof runCompose> {
    return runCompose(this.database.url, ...args);
  }

  #install(deployable: 'shell' | 'api', name: string): string {
    const folder = join(this.site.folder, name);
    cpSync(join(PROJECT, deployable, 'dist'), folder, { recursive: true });
    // As with `npm ci --omit=dev`, the package's own versions take precedence over the project's.
    mkdirSync(join(folder, 'node_modules'));
    const packages = [PROJECT, join(PROJECT, deployable)].flatMap((of) => packagesIn(join(of, 'node_modules')));
    for (const [name, path] of new Map(packages)) symlinkSync(path, join(folder, 'node_modules', name));
    return folder;
  }

  async stop(): Promise<void> {
    await this.#proxy?.process.stop();
    await Promise.all(this.shells.map((shell) => shell.stop()));
    await Promise.all(this.apis.map((api) => api.stop()));
    await this.site.stop();
    await this.database.stop();
  }

  #api(number: number, smtpUrl: string): Promise<ServerProcess> {
    return this.#server('api', number, {
      DATABASE_URL: this.database.url,
      LOG_LEVEL: 'error',
      CONTACT_LIMIT_PER_MINUTE: '1000000',
      CONTACT_LIMIT_PER_DAY: '1000000',
      CONVERT_LIMIT_PER_MINUTE: '1000000',
      SMTP_URL: smtpUrl,
      SMTP_TIMEOUT_SECONDS: '5',
      DELIVERY_RETRY_SECONDS: '0.5',
    });
  }

  #shell(number: number): Promise<ServerProcess> {
    const state = join(this.site.folder, `state-${number}`);
    mkdirSync(state);
    return this.#server('shell', number, {
      // The test counts lost requests, not slow ones.
      RENDER_TIMEOUT_SECONDS: '30',
      WARM_PAGES: 'off',
      API_URL: `http://localhost:${this.#ports.apis}`,
      COMPOSITION_URL: this.database.url,
      STATE_DIR: state,
      TRUSTED_PROXIES: 'loopback',
    });
  }

  /** Runs the systemd template as the instance of a free port. */
  async #server(name: 'shell' | 'api', number: number, settings: Record<string, string>): Promise<ServerProcess> {
    const port = await freePort();
    const template = join(PROJECT, 'shell/tools/production/systemd', `site-${name}@.service`);
    const unit = readFileSync(template, 'utf8').replaceAll('%i', String(port));
    const values = (key: string) =>
      [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
    const pairs = values('Environment').flatMap((list) => list.split(' '));
    return new ServerProcess({
      name: `${name} ${number}`,
      port,
      args: (values('ExecStart')[0] ?? '').split(' ').slice(1),
      cwd: this.#install(name, `${name}-${number}`),
      environment: {
        ...Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s, 2) as [string, string])),
        ...settings,
      },
      readyAt: '/health/ready',
    });
  }
}

function packagesIn(folder: string): [name: string, path: string][] {
  return existsSync(folder) ? readdirSync(folder).map((name) => [name, join(folder, name)]) : [];
}

function listPorts(servers: readonly ServerProcess[]): number[] {
  return servers.map(({ port }) => port);
}
