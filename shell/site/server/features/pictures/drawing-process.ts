import type { FacingScales } from '@site/remote-build/social-image/draw-social-image';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';

const IDLE_MS = 60_000;
const HEAP_MB = 64;

const PROGRAM = join(import.meta.dirname, `draw-pictures.child${extname(import.meta.filename)}`);

interface DrawingProcessOptions {
  timeLimitMs: number;
  start?: () => ChildProcess;
}

/** Ends after a pause or a failure. After a thread, the server would keep 65 MB. */
export class DrawingProcess {
  readonly #options: DrawingProcessOptions;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: DrawingProcessOptions) {
    this.#options = options;
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /** Wait for it before the next call. */
  async draw(scales: FacingScales): Promise<Buffer> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    const settled = new AbortController();
    const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(this.#options.timeLimitMs)]);
    const ended = once(child, 'exit', { signal }).then(([code, by]) => {
      throw new Error(`The drawing process ended with ${String(code ?? by)}.`);
    });
    const answered = once(child, 'message', { signal });
    try {
      child.send(scales);
      const [png] = (await Promise.race([answered, ended])) as [Uint8Array];
      this.#idle = setTimeout(() => this.close(), IDLE_MS);
      return Buffer.from(png);
    } catch (error) {
      this.close();
      throw error;
    } finally {
      settled.abort();
    }
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #start(): ChildProcess {
    const child = (this.#options.start ?? startProgram)();
    const forget = () => this.#child === child && this.close();
    return child.on('exit', forget).on('error', forget);
  }
}

function startProgram(): ChildProcess {
  return fork(PROGRAM, {
    env: {},
    execArgv: ['--disable-sigusr1', `--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
