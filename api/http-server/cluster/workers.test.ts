import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import cluster from 'node:cluster';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { Workers } from './workers.ts';

const COUNT = 2;
const STEP_MS = 300;
/** Serves or exits after one step. Takes two steps to drain. */
const PROGRAM = `
setTimeout(() => (process.argv[2] === 'sound' ? process.send({ kind: 'up' }) : process.exit(1)), ${STEP_MS});
process.on('SIGTERM', () => setTimeout(() => process.exit(0), ${2 * STEP_MS}));
setInterval(() => {}, 1000);`;

let folder: string;
let workers: Workers;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'workers-'));
  writeFileSync(join(folder, 'worker.mjs'), PROGRAM);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  forkFrom('sound');
  workers = new Workers({
    count: COUNT,
    stopTimeoutMs: 5000,
    log: { info: () => {}, error: () => {} },
    hear: () => {},
    forget: () => {},
  });
  await workers.start();
  await until(() => workers.up.length === COUNT);
});
afterEach(() => workers.stop('SIGKILL'));

function forkFrom(program: 'sound' | 'broken') {
  cluster.setupPrimary({ exec: join(folder, 'worker.mjs'), args: [program], execArgv: [] });
}

async function until(isSo: () => boolean) {
  while (!isSo()) await rest(10);
}

const running = () => Object.keys(cluster.workers ?? {}).map(Number);

/** Simulates the kernel's out-of-memory killer. */
function kill(id: number | undefined) {
  cluster.workers?.[String(id)]?.process.kill('SIGKILL');
}

async function expectAllNew(former: readonly number[]) {
  await until(() => workers.up.length >= COUNT);
  await rest(2 * STEP_MS);
  expect(running()).toHaveLength(COUNT);
  expect(workers.up.filter((id) => !former.includes(id))).toHaveLength(COUNT);
}

test('one that crashes while another drains is replaced once', async () => {
  const former = workers.up;
  const replaced = workers.replaceAll();
  await until(() => workers.up.length > COUNT);
  kill(former[1]);
  await replaced;
  await expectAllNew(former);
});

test('one that crashes while its successor starts is replaced once', async () => {
  const former = workers.up;
  const replaced = workers.replaceAll();
  kill(former[0]);
  await replaced;
  await expectAllNew(former);
});

test('one that crashes while a successor starts that does not come up is replaced all the same', async () => {
  const [crashed, other] = workers.up;
  forkFrom('broken');
  const replaced = workers.replaceAll();
  kill(crashed);
  forkFrom('sound');
  await replaced;
  await until(() => workers.up.length === COUNT);
  expect(running()).toEqual(expect.arrayContaining([other]));
  expect(running()).toHaveLength(COUNT);
});
