import { computeIntegrity } from '@site/release/integrity';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStoredRelease } from '../../shell/composition/judge/stored-release.ts';
import { CompositionFile } from '../../shell/composition/store/composition-file.ts';
import { LastKnownGood } from '../../shell/composition/store/last-known-good.ts';
import { PROJECT } from '../support/project.ts';
import { seededRandom } from '../support/seeded-random.ts';

const KILLS = process.env['EVERY_CASE'] === '1' ? 12 : 4;

/** `KILL_SEED` repeats the moments of a failed run. */
const random = seededRandom('KILL_SEED');

let folder: string;
let file: CompositionFile;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'));
  file = new CompositionFile(join(folder, 'composition.json'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Imports in the program resolve from this folder. */
function run(program: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(PROJECT, 'shell/composition/judge'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
  });
  return { child, ended: once(child, 'close') as Promise<[code: number | null]> };
}

const PRELUDE = `
import { CompositionFile } from '../store/composition-file.ts';
const file = new CompositionFile(${'$'}FILE);
const content = {
  remotes: { 'mf-a': { release: 'https://a.example.com/release.json', digest: 'sha384-' + 'A'.repeat(64) } },
  routes: { '/': { remote: 'mf-a', module: './home' } },
  parts: {}, removes: { routes: [], parts: [], remotes: [] }, trustedOrigins: ['https://a.example.com'] };
const change = (name) => file.change((current) => {
  const before = current.state === 'valid' ? current.document : { revision: 0, ...content };
  const remotes = { ...before.remotes, ['mf-' + name]: content.remotes['mf-a'] };
  const routes = { ...before.routes, ['/' + name]: { remote: 'mf-' + name, module: './page' } };
  const meta = { parent: null, createdAt: new Date().toISOString(), actor: 'test', reason: name };
  return { document: { ...content, remotes, routes, revision: before.revision + 1, ...meta } };
});
// The message of the error says to try again.
const persist = (name) => change(name).catch((error) => {
  if (error.code !== 'LOCKED') throw error;
  return persist(name);
});`;
const prelude = () => PRELUDE.replace('$FILE', JSON.stringify(file.path));

async function killWhileWriting(program: string) {
  const { child, ended } = run(program);
  const failed = ended.then(([code]) => {
    throw new Error(`The program ended with ${code} before it wrote anything.`);
  });
  await Promise.race([once(child.stdout, 'data'), failed]);
  await new Promise((resolve) => setTimeout(resolve, random() * 60));
  child.kill('SIGKILL');
  await ended;
}

test('the store keeps all changes that several operators make at the same time', async () => {
  const names = ['a1', 'b2', 'c3', 'd4', 'e5'];
  const codes = await Promise.all(
    names.map(
      async (name) => (await run(`${prelude()} for (const n of [1, 2, 3]) await persist('${name}-' + n);`).ended)[0],
    ),
  );
  expect(codes).toEqual(names.map(() => 0));
  const current = await file.read();
  expect(current.state).toBe('valid');
  if (current.state !== 'valid') return;
  const all = names.flatMap((name) => [1, 2, 3].map((n) => `/${name}-${n}`));
  expect(Object.keys(current.document.routes).sort()).toEqual(['/', ...all].sort());
  expect(current.document.revision).toBe(all.length);
  expect((await file.history.list()).map(({ revision }) => revision)).toEqual(all.map((_name, index) => index + 1));
  expect(readdirSync(folder).sort()).toEqual([
    'composition.json',
    'composition.json.history',
    'composition.json.lock.sqlite',
  ]);
});

test('killing the command at any moment of a change leaves a valid document and a complete history', async () => {
  let revision = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await killWhileWriting(`${prelude()} for (let n = 0; ; n += 1) { await change('k${kill}-' + n); console.log(n); }`);
    const current = await file.read();
    if (current.state !== 'valid') throw new Error(JSON.stringify(current));
    expect(current.document.revision).toBeGreaterThan(revision);
    revision = current.document.revision;
    const history = await file.history.list();
    expect(history.length).toBe(readdirSync(`${file.path}.history`).filter((name) => name.endsWith('.json')).length);
    expect(history.at(-1)?.revision).toBeGreaterThanOrEqual(revision - 1);
  }
  // The lock of the last killed process must not block other changes.
  const [code] = await run(`${prelude()} await change('last');`).ended;
  expect(code).toBe(0);
});

test('the saved copy of the last live composition is intact no matter when the site is killed', async () => {
  const path = join(folder, 'last-known-good.json');
  await run(`${prelude()} await change('x');`).ended;
  const program = `${prelude()} import { LastKnownGood } from '../store/last-known-good.ts';
    const kept = new LastKnownGood(${JSON.stringify(path)});
    const { document } = await file.read();
    for (let revision = 1; ; revision += 1) { await kept.keep({ ...document, revision, reason: 'x'.repeat(100_000) }); console.log(revision); }`;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await killWhileWriting(program);
    expect((await new LastKnownGood(path).read())?.reason).toHaveLength(100_000);
  }
});

test('if the site is killed while saving a release, the release is either complete or missing', async () => {
  const releases = join(folder, 'releases');
  const program = `import { writeStored } from './stored-release.ts';
    import { computeIntegrity } from '@site/release/integrity';
    import { soundRelease } from '../testing/release-server.ts';
    for (let n = 0; ; n += 1) {
      const { descriptor, files } = soundRelease({ version: process.pid + '.0.' + n });
      const bytes = Buffer.from(JSON.stringify(descriptor));
      await writeStored(${JSON.stringify(releases)}, computeIntegrity(bytes), {
        descriptorBytes: bytes,
        files: new Map(Object.entries(files)),
        proven: ['https://a.example.com/release.json'],
      });
      console.log(n);
    }`;
  for (let kill = 0; kill < KILLS; kill += 1) await killWhileWriting(program);
  const kept = readdirSync(releases).filter((name) => !name.startsWith('.'));
  expect(kept.length).toBeGreaterThanOrEqual(KILLS);
  for (const name of kept) {
    const digest = computeIntegrity(readFileSync(join(releases, name, 'release.json')));
    expect((await readStoredRelease(releases, digest))?.files.size).toBe(4);
  }
});
