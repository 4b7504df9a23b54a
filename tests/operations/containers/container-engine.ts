import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT } from '../../support/project.ts';

const ENGINES = ['docker', 'podman'] as const;
export type EngineName = (typeof ENGINES)[number];

interface InspectedContainer {
  Name: string;
  Config: { User: string; Labels: Record<string, string> };
  HostConfig: { ReadonlyRootfs: boolean };
  State: { Running: boolean; ExitCode: number };
}

interface Ran {
  code: number;
  output: string;
  ms: number;
}

const SERVICE_LABEL = 'com.docker.compose.service';
const OUTPUT_LIMIT = 64 * 1024 * 1024;

export class ContainerEngine {
  readonly name: EngineName;
  readonly #project: string;
  readonly #environment: Readonly<Record<string, string>>;

  /** @param environment variables of `compose.yaml` */
  constructor(name: EngineName, project: string, environment: Readonly<Record<string, string>>) {
    this.name = name;
    this.#project = project;
    this.#environment = environment;
  }

  static async find(wanted: readonly EngineName[] = ENGINES): Promise<EngineName | undefined> {
    for (const name of wanted) {
      const answers = await Promise.all([run(name, ['info'], {}), run(...composeCommand(name, ['version']), {})]);
      if (answers.every(({ code }) => code === 0)) return name;
    }
    return undefined;
  }

  /** @throws with the output if it fails */
  compose(...args: string[]): Promise<Ran> {
    return required(
      run(...composeCommand(this.name, ['-p', this.#project, ...this.#buildOptions(), ...args]), this.#environment),
    );
  }

  run(...args: string[]): Promise<Ran> {
    return run(this.name, args, this.#environment);
  }

  /** @throws with the output if it fails */
  runRequired(...args: string[]): Promise<Ran> {
    return required(this.run(...args));
  }

  async containers(): Promise<ReadonlyMap<string, InspectedContainer>> {
    const { output } = await this.runRequired(
      'ps',
      '--all',
      '--quiet',
      '--filter',
      `label=com.docker.compose.project=${this.#project}`,
    );
    const ids = output.split('\n').filter((line) => /^[0-9a-f]{12,}$/.test(line));
    const all = await Promise.all(ids.map((id) => this.inspect(id)));
    return new Map(all.map((container) => [container.Config.Labels[SERVICE_LABEL] ?? '', container]));
  }

  async inspect(container: string): Promise<InspectedContainer> {
    const { output } = await this.runRequired('inspect', '--type', 'container', container);
    const [inspected] = JSON.parse(output) as [InspectedContainer];
    return { ...inspected, Name: inspected.Name.replace(/^\//, '') };
  }

  /**
   * Passes npm's settings to builds. Docker reads them from `compose.yaml`, but podman-compose does not support build
   * secrets and needs an option.
   */
  #buildOptions(): string[] {
    const { NPMRC } = this.#environment;
    return this.name === 'podman' && NPMRC ? [`--podman-build-args=--secret=id=npmrc,src=${NPMRC}`] : [];
  }
}

export function npmSettings(): string | undefined {
  const file = process.env['npm_config_userconfig'] || join(homedir(), '.npmrc');
  return existsSync(file) ? file : undefined;
}

function composeCommand(name: EngineName, args: string[]): [string, string[]] {
  return name === 'docker' ? ['docker', ['compose', ...args]] : ['podman-compose', args];
}

async function run(program: string, args: string[], environment: Readonly<Record<string, string>>): Promise<Ran> {
  const started = performance.now();
  // In its default format, podman drops the image's health check.
  const env = { ...process.env, BUILDAH_FORMAT: 'docker', ...environment };
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, { cwd: PROJECT, env, maxBuffer: OUTPUT_LIMIT });
    return { code: 0, output: stdout || stderr, ms: performance.now() - started };
  } catch (error) {
    const {
      code,
      stdout = '',
      stderr = '',
      message,
    } = error as Error & { code?: unknown; stdout?: string; stderr?: string };
    return {
      code: typeof code === 'number' ? code : -1,
      output: stdout + stderr || message,
      ms: performance.now() - started,
    };
  }
}

async function required(running: Promise<Ran>): Promise<Ran> {
  const ran = await running;
  if (ran.code !== 0) throw new Error(ran.output);
  return ran;
}
