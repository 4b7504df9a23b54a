import { type RunningProcess, startProcess } from './running-process.ts';
import { waitFor } from './wait-for.ts';

interface ServerProcessOptions {
  name: string;
  port: number;
  args: readonly string[];
  cwd?: string;
  environment: Readonly<Record<string, string>>;
  /** This path returns 200 once the server is ready. */
  readyAt: string;
}

const START_LIMIT_MS = 120_000;

export class ServerProcess {
  readonly name: string;
  readonly port: number;
  readonly origin: string;
  readonly #options: ServerProcessOptions;
  #environment: Readonly<Record<string, string>>;
  #running: RunningProcess | undefined;

  constructor(options: ServerProcessOptions) {
    this.#options = options;
    this.#environment = options.environment;
    this.name = options.name;
    this.port = options.port;
    this.origin = `http://localhost:${options.port}`;
  }

  /** @param changes to the previous settings */
  async start(cwd = this.#options.cwd, changes: Readonly<Record<string, string>> = {}): Promise<void> {
    const { args, readyAt, name } = this.#options;
    this.#environment = { ...this.#environment, ...changes };
    const environment = this.#environment;
    const running = startProcess({
      args,
      ...(cwd === undefined ? {} : { cwd }),
      environment: { PORT: String(this.port), HOST: 'localhost', METRICS_PORT: '0', ...environment },
    });
    this.#running = running;
    await waitFor(
      name,
      async () => (await fetch(this.origin + readyAt)).ok,
      () => (running.hasEnded() ? running.output() : undefined),
      START_LIMIT_MS,
    );
  }

  get pid(): number {
    return this.#running?.pid ?? 0;
  }

  get output(): string {
    return this.#running?.output() ?? '';
  }

  /** Simulates a crash: the process cannot shut down cleanly. */
  async kill(): Promise<void> {
    await this.#running?.stop('SIGKILL');
  }

  async stop(): Promise<number | null | undefined> {
    await this.#running?.stop();
    return this.#running?.ended;
  }
}
