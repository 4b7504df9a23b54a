import { afterAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RenderProcess } from './render-process.ts';
import { isThere } from './testing/is-there.ts';

const folder = mkdtempSync(join(tmpdir(), 'render-process-'));
const started: RenderProcess[] = [];
afterAll(() => {
  for (const one of started) one.end('the tests are over');
  rmSync(folder, { recursive: true, force: true });
});

const SETUP = { apiUrl: 'http://localhost', apiTimeLimitMs: 1000 };
const PING = { kind: 'ping' } as const;

/** A malicious render process. */
const HONEST = `
const pipe = new (require('node:net').Socket)({ fd: 3 });
let rest = '';
const say = (text) => pipe.write(text + '\\n');
pipe.on('data', (text) => {
  const lines = (rest + text).split('\\n');
  rest = lines.pop();
  for (const line of lines) { const { id, request } = JSON.parse(line); answer(id, request); }
});
pipe.on('end', () => process.exit());
let answer = (id, request) => {
  say(JSON.stringify({ id, kind: 'done' }));
  if (request.kind === 'setup') setTimeout(() => { misbehave(); process.stderr.write('misbehaves\\n'); }, 50);
};
`;

let programs = 0;
async function start(misbehave: string): Promise<{ one: RenderProcess; misbehaves: Promise<void> }> {
  programs += 1;
  const bundle = join(folder, `program-${programs}.cjs`);
  writeFileSync(bundle, `${HONEST}\nfunction misbehave() { ${misbehave} }`);
  const onLine = (line: string) => void (line.includes('misbehaves') && misbehaves.resolve());
  const misbehaves = Promise.withResolvers<void>();
  const one = await RenderProcess.start({ bundle, memoryMb: 300, onLine }, SETUP, new AbortController().signal);
  started.push(one);
  return { one, misbehaves: misbehaves.promise };
}

// Sent together, so most of them queue.
test.concurrent.each([
  [
    'answers a request that was not sent',
    `for (let n = 0; n < 1e5; n += 1) say('{"id":999999,"kind":"done"}')`,
    /a response without a request/,
  ],
  ['sends a line that is not JSON', `say('hello')`, /an invalid message/],
  [
    'says an endless line',
    `answer = () => {}; const more = () => pipe.write('x'.repeat(1e6), more); more()`,
    /more than 4 MB/,
  ],
  [
    'sends a second answer to a question',
    `answer = (id) => { say(JSON.stringify({ id, kind: 'done' })); say(JSON.stringify({ id, kind: 'done' })); }`,
    /a response without a request/,
  ],
  ['is silent in a loop', 'for (;;);', /did not respond for/],
  ['is silent without one', 'answer = () => {}', /did not respond for/],
  ['grows', 'const kept = []; setInterval(() => kept.push(Buffer.alloc(5e7, 1)), 100)', /MB of memory|ended with/],
  [
    'writes without end',
    `const more = () => process.stderr.write('x'.repeat(1e6), more); more()`,
    /wrote too much output/,
  ],
  ['exits', 'process.exit(3)', /ended with code 3/],
  [
    'closes its pipe but keeps running',
    'pipe.destroy(); setInterval(() => {}, 1000)',
    /did not respond|closed its pipe/,
  ],
])('ends a process that %s, and says so', async (_what, misbehave, reason) => {
  const { one } = await start(misbehave);
  expect(await one.ended).toMatch(reason);
  await expect(one.request(PING, 1000)).rejects.toThrow(reason);
  expect(isThere(one.pid)).toBe(false);
});

test('requests to a process that ends fail immediately with the reason', async () => {
  const { one, misbehaves } = await start('answer = () => process.exit(1)');
  await misbehaves;
  await expect(one.request(PING, 60_000)).rejects.toMatchObject({
    code: 'ENDED',
    message: expect.stringContaining('ended with code 1'),
  });
});

test('a request that is not answered in time fails, and its late response is ignored', async () => {
  const { one, misbehaves } = await start(
    `const own = answer; answer = (id, request) => request.kind === 'load' ? setTimeout(() => own(id, request), 500) : own(id, request)`,
  );
  await misbehaves;
  await expect(one.request({ kind: 'load', modules: [] }, 100)).rejects.toMatchObject({ code: 'LATE' });
  // The second load is answered after the late answer to the first.
  expect(await one.request({ kind: 'load', modules: [] }, 20_000)).toEqual({ kind: 'done' });
  expect(await one.request(PING, 20_000)).toEqual({ kind: 'done' });
});

test('a busy process does not count as silent while its ping waits behind other requests', async () => {
  const { one, misbehaves } = await start(
    'const own = answer; answer = (id, request) => { for (const before = process.cpuUsage().user; ' +
      `request.kind === 'load' && process.cpuUsage().user - before < 40_000; ) for (let n = 0; n < 1e6; n ` +
      '+= 1); own(id, request); }',
  );
  await misbehaves;
  const responses = await Promise.all(
    Array.from({ length: 75 }, () => one.request({ kind: 'load', modules: [] }, 60_000)),
  );
  expect(responses).toHaveLength(75);
  expect(one.hasEnded).toBe(false);
});

test('a process has no environment variables, cannot access files, and cannot start processes', async () => {
  const attempts = [
    'process.env.HOME ?? process.env.PATH',
    'require("fs").readFileSync("/etc/passwd")',
    'require("fs").writeFileSync("/tmp/written", "")',
    'require("child_process").spawnSync("ls").stdout',
    'new (require("worker_threads").Worker)("1", { eval: true })',
    'new (require("node:sqlite").DatabaseSync)("/tmp/made.db")',
    'require("fs").readFileSync("/proc/self/environ")',
  ];
  const code = attempts
    .map((attempt) => `try { if (${attempt}) got.push(${JSON.stringify(attempt)}); } catch {}`)
    .join('\n');
  const { one, misbehaves } = await start(
    `const got = []; ${code} answer = (id) => say(JSON.stringify({ id, kind: 'failed', reason: JSON.stringify(got) }))`,
  );
  await misbehaves;
  expect(await one.request(PING, 20_000)).toEqual({ kind: 'failed', reason: '[]' });
});

test('without free file descriptors, a process does not start, but the server continues', () => {
  const program = `
    import { closeSync, openSync } from 'node:fs';
    import { RenderProcess } from ${JSON.stringify(join(import.meta.dirname, 'render-process.ts'))};
    const opened = [];
    try { for (;;) opened.push(openSync('/dev/null')); } catch {}
    const options = { bundle: '/dev/null', memoryMb: 300, onLine() {} };
    const start = RenderProcess.start(options, {}, new AbortController().signal);
    const { code, message } = await start.catch((error) => error);
    opened.forEach((file) => closeSync(file));
    setTimeout(() => console.log(code, message), 50);`;
  const output = execFileSync(
    '/bin/sh',
    ['-c', 'ulimit -n 64; exec "$@"', 'sh', process.execPath, '--input-type=module', '--eval', program],
    { env: { ...process.env, NODE_OPTIONS: '' }, encoding: 'utf8' },
  );
  expect(output).toBe('ENDED it could not start: no file descriptors are left\n');
});
