import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { PROJECT } from '../../support/project.ts';
import { waitFor } from '../../support/wait-for.ts';
import { ContainerEngine, type EngineName, npmSettings } from './container-engine.ts';

const PUBLISHED = [
  ...new Set(
    [...readFileSync(join(PROJECT, 'compose.yaml'), 'utf8').matchAll(/\$\{(\w+_PORT):-/g)].map(([, name = '']) => name),
  ),
];
type Published = 'SITE_PORT' | 'SITE_TLS_PORT' | 'MAIL_PORT';

/** The name separates these volumes, which the test deletes, from those of another site in this checkout. */
const PROJECT_NAME = 'site-trial';
export const ONE_SHOT = 'first-composition';
/** This limit is longer than every stop timeout in `compose.yaml`. */
const STOP_LIMIT_SECONDS = '40';
const READY_LIMIT_MS = 180_000;

export class ContainerizedSite {
  readonly engine: ContainerEngine;
  readonly #names = new Map<string, string>();
  readonly #ports: Readonly<Record<string, number>>;

  private constructor(engine: ContainerEngine, ports: Readonly<Record<string, number>>) {
    this.engine = engine;
    this.#ports = ports;
  }

  static async prepare(engine: EngineName): Promise<ContainerizedSite> {
    const ports = Object.fromEntries(
      await Promise.all(PUBLISHED.map(async (name) => [name, await freePort()] as const)),
    );
    const git = (format: string) =>
      execFileSync('git', ['log', '-1', `--format=${format}`], { cwd: PROJECT, encoding: 'utf8' }).trim();
    const npmrc = npmSettings();
    const environment = {
      ...Object.fromEntries(PUBLISHED.map((name) => [name, String(ports[name])])),
      SOURCE_COMMIT: git('%H'),
      SOURCE_DATE_EPOCH: git('%ct'),
      ...(npmrc ? { NPMRC: npmrc } : {}),
    };
    return new ContainerizedSite(new ContainerEngine(engine, PROJECT_NAME, environment), ports);
  }

  origin(port: Published = 'SITE_PORT'): string {
    return `${port === 'SITE_TLS_PORT' ? 'https' : 'http'}://localhost:${this.#ports[port]}`;
  }

  async get(path: string): Promise<{ status: number; text: string }> {
    const response = await fetch(this.origin() + path);
    return { status: response.status, text: await response.text() };
  }

  async up(): Promise<void> {
    await this.engine.compose('up', '--detach');
    for (const [service, { Name }] of await this.engine.containers()) this.#names.set(service, Name);
    await this.composed();
    await waitFor(
      'a page',
      async () => (await this.get('/')).status === 200,
      () => undefined,
      READY_LIMIT_MS,
    );
  }

  async composed(): Promise<void> {
    const hasEnded = ({ State }: Awaited<ReturnType<typeof this.inspect>>) => !State.Running && State.ExitCode === 0;
    await waitFor(
      'the first composition',
      async () => hasEnded(await this.inspect(ONE_SHOT)),
      () => undefined,
      READY_LIMIT_MS,
    );
  }

  async down(): Promise<void> {
    await this.engine.compose('down', '--volumes', '--timeout', STOP_LIMIT_SECONDS);
  }

  exec(service: string, ...command: string[]): ReturnType<ContainerEngine['run']> {
    return this.engine.run('exec', this.#containerName(service), ...command);
  }

  inspect(service: string): ReturnType<ContainerEngine['inspect']> {
    return this.engine.inspect(this.#containerName(service));
  }

  #containerName(service: string): string {
    const name = this.#names.get(service);
    if (name === undefined) throw new Error(`Service ${service} has no container.`);
    return name;
  }
}
