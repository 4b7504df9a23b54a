import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { TestPostgres } from '../../../shell/composition/testing/postgres.ts';
import { runCompose } from '../../support/compose.ts';
import { ComposedSite, type SiteHealth } from '../../support/composed-site.ts';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { PROJECT } from '../../support/project.ts';
import { ServerProcess } from '../../support/server-process.ts';
import { serviceUnit } from './service-unit.ts';
import { type ProxyProgram, type SiteProxy, startSiteProxy, statusOf } from '../../support/site-proxy.ts';
import { waitFor } from '../../support/wait-for.ts';

type SitePorts = Parameters<typeof startSiteProxy>[0]['ports'];
type Deployable = 'shell' | 'api';

/** Two built shells and APIs, as instances of their systemd templates, on one PostgreSQL behind a proxy. */
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

  static async start(program: ProxyProgram, { smtpUrl }: { smtpUrl: string }): Promise<RedundantSite> {
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
      program,
      state: mkdtempSync(join(two.site.folder, 'proxy-')),
      ports,
      shells: portsOf(two.shells),
      apis: portsOf(two.apis),
    });
    await Promise.all(two.shells.map((shell) => shell.start()));
    const isWhole = async ({ origin }: ServerProcess) =>
      Object.keys(((await (await fetch(`${origin}/health/ready`)).json()) as SiteHealth).away).every(
        (name) => name === 'api',
      );
    await waitFor('all pages of both shells', async () => (await Promise.all(two.shells.map(isWhole))).every(Boolean));
    // The proxy refuses POST until its health check finds a server.
    await waitFor('the proxy to find a shell', async () => (await statusOf(`${two.origin}/api/units/length`)) === 200);
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

  install(deployable: Deployable, name: string): string {
    const folder = join(this.site.folder, name);
    cpSync(join(PROJECT, deployable, 'dist'), folder, { recursive: true });
    // Like `npm ci --omit=dev`: the package's versions override shared ones.
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

  async #api(number: number, smtpUrl: string): Promise<ServerProcess> {
    const limits = {
      CONTACT_LIMIT_PER_MINUTE: '1000000',
      CONTACT_LIMIT_PER_DAY: '1000000',
      CONVERT_LIMIT_PER_MINUTE: '1000000',
    };
    const mail = {
      SMTP_URL: smtpUrl,
      SMTP_TIMEOUT_SECONDS: '5',
      DELIVERY_LEASE_SECONDS: '6',
      DELIVERY_RETRY_SECONDS: '0.5',
    };
    const port = await freePort();
    const unit = serviceUnit('site-api', port);
    const environment = {
      ...unit.environment,
      DATABASE_URL: this.database.url,
      LOG_LEVEL: 'error',
      ...limits,
      ...mail,
    };
    return new ServerProcess({
      name: `API ${number}`,
      port,
      args: unit.args,
      cwd: this.install('api', `api-${number}`),
      environment,
      readyAt: '/health/ready',
    });
  }

  async #shell(number: number): Promise<ServerProcess> {
    const state = join(this.site.folder, `state-${number}`);
    mkdirSync(state);
    // The test counts lost requests, not slow ones.
    const patience = { RENDER_TIMEOUT_SECONDS: '30', WARM_PAGES: 'off' };
    const port = await freePort();
    const unit = serviceUnit('site-shell', port);
    const environment = {
      ...unit.environment,
      ...patience,
      API_URL: `http://localhost:${this.#ports.apis}`,
      COMPOSITION_URL: this.database.url,
      STATE_DIR: state,
      TRUSTED_PROXIES: 'loopback',
      EARLY_HINTS: 'off',
    };
    return new ServerProcess({
      name: `shell ${number}`,
      port,
      args: unit.args,
      cwd: this.install('shell', `shell-${number}`),
      environment,
      readyAt: '/health/ready',
    });
  }
}

function packagesIn(folder: string): [name: string, path: string][] {
  return existsSync(folder) ? readdirSync(folder).map((name) => [name, join(folder, name)]) : [];
}

function portsOf(servers: readonly ServerProcess[]): number[] {
  return servers.map(({ port }) => port);
}
