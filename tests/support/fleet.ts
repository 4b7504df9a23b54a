import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { TestPostgres } from '../../shell/composition/testing/postgres.ts';
import { runCompose } from './compose.ts';
import { ComposedSite, LEAN, type SiteHealth } from './composed-site.ts';
import { freePort } from '../../api/http-server/testing/free-port.ts';
import { type RunningProcess, startProcess } from './running-process.ts';
import { waitFor } from './wait-for.ts';

interface FleetShell {
  origin: string;
  state: string;
  process: RunningProcess;
}

const START_LIMIT_MS = 120_000;

export class Fleet {
  readonly database: TestPostgres;
  /** This site provides the releases and the API. Its own shell does not run. */
  readonly site: ComposedSite;
  readonly shells: FleetShell[] = [];

  private constructor(database: TestPostgres, site: ComposedSite) {
    this.database = database;
    this.site = site;
  }

  static async start(size: number): Promise<Fleet> {
    const fleet = new Fleet(...(await Promise.all([TestPostgres.start(), ComposedSite.start()])));
    const composed = await fleet.compose('use', ...fleet.site.firstReleases());
    if (composed.code !== 0) throw new Error(composed.output);
    fleet.shells.push(
      ...(await Promise.all(
        Array.from({ length: size }, () => fleet.#startShell(mkdtempSync(join(fleet.site.folder, 'fleet-')))),
      )),
    );
    await waitFor(
      'every shell to report the composition live',
      async () => (await fleet.compose('status')).output.split('is up to date').length === size + 1,
    );
    return fleet;
  }

  compose(...args: readonly string[]): ReturnType<typeof runCompose> {
    return runCompose(this.database.url, ...args);
  }

  headings(path: string): Promise<(string | undefined)[]> {
    return Promise.all(
      this.shells.map(async ({ origin }) => /<h1[^>]*>([^<]*)</.exec(await (await fetch(origin + path)).text())?.[1]),
    );
  }

  health(): Promise<SiteHealth[]> {
    return Promise.all(
      this.shells.map(async ({ origin }) => (await (await fetch(`${origin}/health/ready`)).json()) as SiteHealth),
    );
  }

  /** Starts a shell with the stored state, as after a power failure. */
  async replace(index: number): Promise<void> {
    const shell = this.shells[index];
    if (!shell) throw new RangeError(`Shell ${index} does not exist`);
    await shell.process.stop('SIGKILL');
    this.shells[index] = await this.#startShell(shell.state);
  }

  async stop(): Promise<void> {
    await Promise.all(this.shells.map(({ process }) => process.stop()));
    await this.site.stop();
    await this.database.stop();
  }

  async #startShell(state: string): Promise<FleetShell> {
    const port = await freePort();
    const running = startProcess({
      args: ['shell/site/server/main.ts'],
      environment: {
        PORT: String(port),
        HOST: 'localhost',
        METRICS_PORT: '0',
        API_URL: this.site.apiOrigin,
        COMPOSITION_URL: this.database.url,
        STATE_DIR: state,
        ...LEAN,
      },
    });
    const origin = `http://localhost:${port}`;
    const ended = () => (running.hasEnded() ? running.output() : undefined);
    await waitFor(
      'a shell to serve pages',
      async () => (await fetch(`${origin}/health/ready`)).ok,
      ended,
      START_LIMIT_MS,
    );
    return { origin, state, process: running };
  }
}
