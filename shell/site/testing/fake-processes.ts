import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { duplexPair, PassThrough } from 'node:stream';
import type { RenderRequest, RenderResponse } from '../server/render/render-messages.ts';

/** A pending promise stands for a process that hangs. */
export type Answer = (request: RenderRequest, process: FakeProcess) => Promise<RenderResponse>;

/** Exceeds the largest PID of Linux, so it never matches a real process. */
const FIRST_PID = 5_000_000;
/** Tests replace timers, so the real one is saved. */
const nextTurn = setImmediate;

/** A render process in memory. It speaks the protocol of `render/child/main.ts`. */
export class FakeProcess extends EventEmitter {
  readonly pid: number;
  readonly stdout = new PassThrough();
  readonly stderr = new PassThrough();
  readonly stdio: unknown[];
  readonly requests: RenderRequest[] = [];
  readonly #pipe: ReturnType<typeof duplexPair>[number];
  isRunning = true;

  constructor(pid: number, answer: Answer) {
    super();
    const [own, server] = duplexPair();
    this.pid = pid;
    this.#pipe = own;
    this.stdio = [null, this.stdout, this.stderr, server];
    let rest = '';
    own.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const { id, request } = JSON.parse(line) as { id: number; request: RenderRequest };
        this.requests.push(request);
        void answer(request, this).then((response) => this.say(JSON.stringify({ id, ...response })));
      }
    });
  }

  say(line: string): void {
    if (this.isRunning) this.#pipe.write(`${line}\n`);
  }

  exit(code: number, lastWords = ''): void {
    this.stderr.write(lastWords);
    this.#end(code, null);
  }

  kill(signal: NodeJS.Signals): void {
    this.#end(null, signal);
  }

  #end(code: number | null, signal: NodeJS.Signals | null) {
    if (!this.isRunning) return;
    this.isRunning = false;
    nextTurn(() => this.emit('close', code, signal));
  }
}

export class FakeProcesses {
  readonly all: FakeProcess[] = [];
  readonly #answer: () => Answer;

  /** `answer` is called once per process. */
  constructor(answer: () => Answer = () => async () => ({ kind: 'done' })) {
    this.#answer = answer;
  }

  readonly spawn = (): ChildProcess => {
    const started = new FakeProcess(FIRST_PID + this.all.length, this.#answer());
    this.all.push(started);
    return started as unknown as ChildProcess;
  };

  with(pid: number | undefined): FakeProcess {
    const match = this.all.find((process) => process.pid === pid);
    if (!match) throw new Error(`No process has the PID ${pid}`);
    return match;
  }
}
