/** `npm run bench -w api`: processor time per request of the built API against plain node:http with the same bytes. Linux. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROUNDS = 5;
const REQUESTS = 6_000;
const CONNECTIONS = 8;
const TICKS_PER_SECOND = 100;
const PATHS = ['/api/conversions', '/api/conversions/feet-to-meters', '/api/categories'];
const BOUNDS: Record<string, number> = { 'list, brotli': 1.5, 'list, 304': 1.3 };

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

interface Answer {
  status: number;
  rawHeaders: string[];
  body: Buffer;
}

function get(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject).end();
  });
}

function start(
  file: string,
  argument: string,
  environment: Record<string, string>,
): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [file, argument], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { url } = JSON.parse(line) as { url?: string };
      if (url) resolve({ process: child, url });
    });
  });
}

/** Seconds of processor time that a process has used. proc(5): fields 14 and 15. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function load(url: string, headers: Record<string, string>, status: number): Promise<void> {
  let left = REQUESTS;
  const one = async () => {
    while (left-- > 0) {
      const answer = await get(url, headers);
      if (answer.status !== status) throw new Error(`${url} answers ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}

/** The bytes of the API's responses, without the headers that Node adds. */
async function record(url: string, encoding: string): Promise<Record<string, unknown>> {
  const entries = PATHS.map(async (path) => {
    const { rawHeaders, body } = await get(url + path, { 'accept-encoding': encoding });
    const pairs = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : []));
    const own = pairs.filter(([name = '']) => !['date', 'connection', 'keep-alive'].includes(name.toLowerCase()));
    const etag = own.find(([name]) => name === 'etag')?.[1] ?? '';
    const validators = own.filter(([name = '']) => !name.startsWith('content-') && name !== 'x-content-type-options');
    return [path, { headers: own.flat(), validators: validators.flat(), etag, body: body.toString('base64') }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
const api = await start('dist/main.js', '', {
  HOST: '127.0.0.1',
  PORT: '0',
  METRICS_PORT: '0',
  DATA_DIR: folder,
  DRAIN_SECONDS: '0',
});
const served = await record(api.url, 'br');
const plain = await start('bench/plain-server.ts', JSON.stringify(served), {});
const etag = (path: string) => (served[path] as { etag: string }).etag;
const cases: [name: string, path: string, headers: Record<string, string>, status: number][] = [
  ['list, brotli', PATHS[0] ?? '', { 'accept-encoding': 'br' }, 200],
  ['list, 304', PATHS[0] ?? '', { 'accept-encoding': 'br', 'if-none-match': etag(PATHS[0] ?? '') }, 304],
  ['one conversion', PATHS[1] ?? '', { 'accept-encoding': 'br' }, 200],
  ['categories', PATHS[2] ?? '', { 'accept-encoding': 'br' }, 200],
];
let failed = false;
console.log('CPU per request, µs     API   node:http   ratio   bound');
for (const [name, path, headers, status] of cases) {
  const used = { api: [] as number[], plain: [] as number[] };
  // Round 0 warms up. Rounds alternate, so that a busy machine is busy for both.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [key, server] of [
      ['api', api],
      ['plain', plain],
    ] as const) {
      const before = cpuSeconds(server.process.pid ?? 0);
      await load(server.url + path, headers, status);
      if (round > 0) used[key].push(((cpuSeconds(server.process.pid ?? 0) - before) / REQUESTS) * 1e6);
    }
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ours, theirs] = [mean(used.api), mean(used.plain)];
  const bound = BOUNDS[name];
  failed ||= bound !== undefined && ours / theirs > bound;
  console.log(
    `${name.padEnd(20)} ${ours.toFixed(1).padStart(6)} ${theirs.toFixed(1).padStart(11)} ` +
      `${(ours / theirs).toFixed(2).padStart(7)} ${(bound?.toFixed(1) ?? '-').padStart(7)}`,
  );
}
agent.destroy();
for (const server of [api, plain]) {
  server.process.removeAllListeners('exit');
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await ended;
}
rmSync(folder, { recursive: true, force: true });
if (failed) {
  console.error('A bound is exceeded.');
  process.exitCode = 1;
}
