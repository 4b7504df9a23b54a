import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompositionDocument, parseComposition } from '../../document/composition-document.ts';
import { ReleaseServer, soundRelease } from '../../testing/release-server.ts';
import type { ComposeStreams } from '../compose-output.ts';
import { runCompose } from '../run-compose.ts';

const ENVIRONMENT = process.env;
/** The compile cache saves most of the command's run time. */
const COMPILED = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

export interface Ran {
  code: number;
  output: string;
}

const RENDERS: ReadonlySet<string> = new Set(['use', 'promote', 'canary']);
const RENDERS_NOTHING: ReadonlySet<string> = new Set(['rollback', 'remove']);
const NOT_RENDERED = /^Warning: because of --no-render.*\n/m;

export class Operator {
  /** By default commands run in the process of the tests, because starting one takes most of the time. */
  usesProgram = false;
  /** By default commands get `--no-render`, because a trial site takes longer than everything else. */
  rendersPages = false;
  environment: Readonly<Record<string, string>> = {};
  readonly folder = mkdtempSync(join(tmpdir(), 'compose-'));
  readonly file = join(this.folder, 'composition.json');
  readonly server: ReleaseServer;
  readonly #closing: (() => void)[] = [];

  private constructor(server: ReleaseServer) {
    this.server = server;
  }

  static async start(): Promise<Operator> {
    return new Operator(await ReleaseServer.start());
  }

  async compose(...args: string[]): Promise<Ran> {
    return this.#run(args, 'both');
  }

  async composeJson<T = Record<string, unknown>>(
    ...args: string[]
  ): Promise<T & { ok: boolean; exitCode: number; error?: { code: string; message: string } }> {
    const { code, output } = await this.#run([...args, '--json'], 'stdout');
    const report = JSON.parse(output) as T & { ok: boolean; exitCode: number };
    if (report.exitCode !== code || report.ok !== (code === 0)) throw new Error(`It exited with ${code}: ${output}`);
    return report;
  }

  read(): CompositionDocument {
    return parseComposition(readFileSync(this.file, 'utf8'));
  }

  home(version = '1.0.0'): string {
    return this.server.serve(
      soundRelease({ name: 'mf-home', version }),
      version === '1.0.0' ? 'home' : `home-${version}`,
    );
  }

  about(version = '1.0.0', routes: Record<string, string> = { '/about': './about' }): string {
    return this.server.serve(soundRelease({ name: 'mf-about', version, routes }), `about-${version}`);
  }

  /** Serves the same releases with a `latest.json`. @returns its address */
  async listing(release: string): Promise<string> {
    return this.listen((request, response) => {
      if (request.url === '/latest.json') return response.end(JSON.stringify({ release }));
      return void fetch(this.server.origin + request.url).then(async ({ status, headers, body }) => {
        const chunks: Uint8Array[] = [];
        for await (const chunk of body ?? []) chunks.push(chunk);
        response
          .writeHead(status, { 'content-type': headers.get('content-type') ?? '', 'access-control-allow-origin': '*' })
          .end(Buffer.concat(chunks));
      });
    });
  }

  async listen(answer: RequestListener): Promise<string> {
    const site = createServer(answer).listen(0, 'localhost');
    await once(site, 'listening');
    this.#closing.push(() => (site.closeAllConnections(), site.close()));
    return `http://localhost:${(site.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const close of this.#closing) close();
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #run(args: readonly string[], streams: 'both' | 'stdout'): Promise<Ran> {
    const file = args.includes('--file') || args.length === 0 ? [] : ['--file', this.file];
    const render = this.rendersPages || !rendersPages(args) ? [] : ['--no-render'];
    let output = '';
    const stdout = { write: (text: string) => (output += text) };
    const stderr = {
      write: (text: string) => {
        if (streams === 'stdout') throw new Error(`It wrote more than its object: ${text}`);
        output += text;
      },
    };
    const run = this.usesProgram ? runProgram : runHere;
    const environment = { ...COMPILED, ...this.environment };
    const code = await run([...args, ...render, ...file], environment, { stdout, stderr });
    if (/\n\s+at /.test(output)) throw new Error(`It wrote a stack trace: ${output}`);
    return { code, output: this.rendersPages ? output : output.replace(NOT_RENDERED, '') };
  }
}

async function runProgram(args: readonly string[], env: NodeJS.ProcessEnv, { stdout, stderr }: ComposeStreams) {
  const child = spawn(process.execPath, ['compose.ts', ...args], {
    cwd: join(import.meta.dirname, '..'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8').on('data', stdout.write);
  child.stderr.setEncoding('utf8').on('data', stderr.write);
  const [code] = (await once(child, 'close')) as [number];
  return code;
}

async function runHere(args: readonly string[], environment: NodeJS.ProcessEnv, streams: ComposeStreams) {
  process.env = { ...environment };
  try {
    return await runCompose(args, streams);
  } finally {
    process.env = ENVIRONMENT;
  }
}

function rendersPages([command = '', kind = '']: readonly string[]): boolean {
  return RENDERS.has(command) || (['plan', 'apply'].includes(command) && !RENDERS_NOTHING.has(kind));
}
