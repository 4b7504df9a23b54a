import { afterAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RenderProcess } from '../../shell/site/server/render/render-process.ts';

const SETUP = { apiUrl: 'http://localhost', apiTimeLimitMs: 1000 };
/** A remote that responds to every request with `got`. */
const PROGRAM = `
const got = [];
const pipe = new (require('node:net').Socket)({ fd: 3 });
let rest = '';
pipe.on('data', (text) => {
  const lines = (rest + text).split('\\n');
  rest = lines.pop();
  for (const line of lines)
    pipe.write(JSON.stringify({ id: JSON.parse(line).id, kind: 'failed', reason: JSON.stringify(got) }) + '\\n');
});
`;

const folder = mkdtempSync(join(tmpdir(), 'process-sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a render process has no environment variables, cannot access files, and cannot start processes', async () => {
  const attempts = [
    'process.env.HOME ?? process.env.PATH',
    'require("fs").readFileSync("/etc/passwd")',
    'require("fs").writeFileSync("/tmp/written", "")',
    'require("child_process").spawnSync("ls").stdout',
    'new (require("worker_threads").Worker)("1", { eval: true })',
    'new (require("node:sqlite").DatabaseSync)("/tmp/made.db")',
    'require("fs").readFileSync("/proc/self/environ")',
    'eval("1")',
  ].map((attempt) => `try { if (${attempt}) got.push(${JSON.stringify(attempt)}); } catch {}`);
  const bundle = join(folder, 'program.cjs');
  writeFileSync(bundle, PROGRAM + attempts.join('\n'));
  const options = { bundle, memoryMb: 300, onLine: () => {} };
  const started = new RenderProcess(options);
  await started.setUp(SETUP);
  expect(await started.request({ kind: 'ping' }, 60_000)).toEqual({ kind: 'failed', reason: '[]' });
  started.end('the test is over');
  expect(await started.ended).toBe('the test is over');
  expect(() => process.kill(started.pid as number, 0)).toThrow('ESRCH');
});

test('without free file descriptors, a render process does not start, but the server continues', () => {
  const program = `
    import { closeSync, openSync } from 'node:fs';
    import { RenderProcess } from ${JSON.stringify(join(import.meta.dirname, '../../shell/site/server/render/render-process.ts'))};
    const opened = [];
    try { for (;;) opened.push(openSync('/dev/null')); } catch {}
    const options = { bundle: '/dev/null', memoryMb: 300, onLine() {} };
    const start = async () => new RenderProcess(options).setUp({});
    const { code, message } = await start().catch((error) => error);
    opened.forEach((file) => closeSync(file));
    setTimeout(() => console.log(code, message), 50);`;
  const output = execFileSync(
    '/bin/sh',
    ['-c', 'ulimit -n 64; exec "$@"', 'sh', process.execPath, '--input-type=module', '--eval', program],
    { env: { ...process.env, NODE_OPTIONS: '' }, encoding: 'utf8' },
  );
  expect(output).toBe('ENDED it could not start: no file descriptors are left\n');
});
