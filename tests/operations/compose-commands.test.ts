import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keyId, signDescriptor } from '@site/release/signature';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeReleases } from '../../shell/composition/change/compose-releases.ts';
import { readRelease } from '../../shell/composition/judge/fetch-release.ts';
import { CompositionFile } from '../../shell/composition/store/composition-file.ts';
import { ReleaseServer, send, soundRelease } from '../../shell/composition/testing/release-server.ts';
import { startProcess } from '../support/running-process.ts';

const ROUTES = { '/about': './about', '/team': './team', '/jobs': './jobs' };
const BROKEN = `if (path === '/team') throw new Error('The team is broken')`;

let server: ReleaseServer;
let folder: string;
let store: CompositionFile;
beforeAll(async () => {
  server = await ReleaseServer.start();
  folder = mkdtempSync(join(tmpdir(), 'compose-commands-'));
  store = new CompositionFile(join(folder, 'composition.json'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const home = () => server.serve(soundRelease({ name: 'mf-home' }), 'home');
const about = (version: string, inLoad = '', on = server) =>
  on.serve(soundRelease({ name: 'mf-about', version, routes: ROUTES, inLoad }), `about-${version}`);

async function compose(args: readonly string[], environment: Record<string, string> = {}) {
  const command = startProcess({
    args: ['shell/composition/cli/compose.ts', ...args, '--file', store.path],
    environment,
  });
  const code = await command.ended;
  return { code, output: command.output() };
}

test.each<[args: () => string[], code: number, output: RegExp]>([
  [() => ['status'], 1, /^No composition exists at /],
  [() => ['use', home(), about('1.0.0')], 0, /^Revision 1: /],
  [() => ['use', about('1.1.0'), '--dry-run'], 0, /^Based on revision 1, /],
  [() => ['use', about('1.1.0'), '--on', '1'], 0, /Revision 2: Compose mf-about 1\.1\.0\./],
  [
    () => ['canary', about('1.2.0'), '5%'],
    0,
    /Revision 3: .*\nA canary of mf-about 1\.2\.0 starts for 5% of visitors\./,
  ],
  [() => ['rollback', '--to', '1'], 0, /Revision 4: [^]*mf-about 1\.1\.0 → 1\.0\.0\./],
  [() => ['remove', '/team'], 0, /Revision 5: Remove \/team\./],
  [() => ['promote', '--from', store.path], 1, /^Nothing to promote/],
  [() => ['link', '--composition', '1'], 0, /^http\S+\?composition=\S+$/m],
  [() => ['history'], 0, /^\* {4}5 [^]*\n {5}1 /],
  [() => ['status', '--colour'], 2, /^error: unknown option '--colour'\n\nUsage: npm run compose -- status /],
])('each command prints its result and exits with the right code: %#', async (args, code, output) => {
  const ran = await compose(args(), { PREVIEW_KEY: 'a key that is long enough for a test of links' });
  expect(ran).toEqual({ code, output: expect.stringMatching(output) });
});

test('without a running shell, `use` still checks a new release, even if the live one is unsigned', async () => {
  const entries = [await readRelease(about('2.0.0', BROKEN))];
  await store.change((current, former) => {
    const previous = current.state === 'valid' ? current.document : undefined;
    return composeReleases(previous, { entries, take: ['/team'], actor: 'ada', reason: 'A broken team' }, former);
  });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const publicText = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const keys = { [keyId(publicKey)]: { publicKey: publicText, remotes: ['mf-about'] } };
  const inLoad = `${BROKEN}; if (path === '/jobs') throw new Error('Jobs are broken, too')`;
  const { descriptor } = soundRelease({ name: 'mf-about', version: '2.1.0', routes: ROUTES, inLoad });
  const signature = signDescriptor(Buffer.from(JSON.stringify(descriptor)), privateKey);
  server.answers['release.json.sig'] = (response) => send(response, signature);
  const { code, output } = await compose(
    ['use', about('2.1.0', inLoad), '--trust-origin', server.origin, '--dry-run'],
    {
      RELEASE_KEYS: JSON.stringify(keys),
    },
  );
  // The current /team also fails, so the new release does not break it.
  expect(output).toMatch(/✗ render +mf-about: \/jobs does not render: Error: Jobs are broken, too\. Fix the page/);
  expect(code).toBe(1);
});
