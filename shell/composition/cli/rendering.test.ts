import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { keyId, signDescriptor } from '@site/release/signature';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import type { ReleaseEntry } from '../gates/fetch-release.ts';
import { readReleaseLimits } from '../gates/release-limits.ts';
import { ReleaseStore } from '../gates/release-store.ts';
import { type SoundReleaseOptions, ReleaseServer, send, soundRelease } from '../testing/release-server.ts';
import { keptFolders } from './kept-releases.ts';
import { providedHere } from './prove-release.ts';
import { withSmokeSite } from './smoke-site.ts';
import { Operator } from './testing/operator.ts';

const BROKEN = `if (path === '/team') throw new Error('The team is broken')`;
const ROUTES = { '/about': './about', '/team': './team' };

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.start();
  operator.rendersPages = true;
});
afterEach(() => operator.stop());

function serveAbout(version: string, options: SoundReleaseOptions = {}): string {
  const release = soundRelease({ name: 'mf-about', version, routes: ROUTES, ...options });
  return operator.server.serve(release, `about-${version}`);
}

describe('Without a running site', () => {
  test('a release is refused if a page other than its first cannot be rendered', async () => {
    expect(await operator.compose('use', operator.home(), serveAbout('1.0.0'))).toMatchObject({ code: 0 });
    const address = serveAbout('1.1.0', { inLoad: BROKEN });
    const plan = await operator.compose('plan', address);
    expect(plan.output).toMatch(/✗ render {5}\/team does not render: Error: The team is broken\./);
    expect(plan.output).not.toContain('compose -- apply');
    expect(plan.code).toBe(1);
    const { code, output } = await operator.compose('use', address);
    expect(output).toContain('/team does not render: Error: The team is broken.');
    expect(output).toContain('--no-render');
    expect(code).toBe(1);
    expect(operator.read().revision).toBe(1);
  });

  test('a first composition is refused if a page cannot be rendered', async () => {
    const report = await operator.composeJson('use', operator.home(), serveAbout('1.0.0', { inLoad: BROKEN }));
    expect(report).toMatchObject({ exitCode: 1, error: { code: 'REFUSED_RENDER' } });
    expect(await operator.compose('status')).toMatchObject({ code: 1 });
  });

  test('one listed address of a route with parameters is rendered, too', async () => {
    await operator.compose('use', operator.home(), serveAbout('1.0.0'), '--no-render');
    const routes = { ...ROUTES, '/team/:member': './member', '/jobs/:job': './job' };
    const listed = ['/team', '/team/ada'];
    const sound = await operator.compose('plan', serveAbout('1.1.0', { routes, listed }));
    expect(sound.output).toContain(
      '✓ render     3 pages of mf-about rendered on a trial site. Not rendered, because no address is known: /jobs/:job.',
    );
    const inLoad = `if (path === '/team/ada') throw new Error('Ada is broken')`;
    const broken = await operator.compose('plan', serveAbout('1.2.0', { routes, listed, inLoad }));
    expect(broken.output).toContain('✗ render     /team/ada does not render: Error: Ada is broken.');
  });

  test('a route without a listed address is rendered at an address that a page links to', async () => {
    await operator.compose('use', operator.home(), serveAbout('1.0.0'), '--no-render');
    const routes = { ...ROUTES, '/team/:member': './member' };
    const head = `{ title: 'Team', description: 'Team', canonical: path }`;
    const inLoad = `if (path === '/team') return { kind: 'page', data: { to: '/team/ada?size=2' }, head: ${head} };`;
    const sound = await operator.compose('plan', serveAbout('1.1.0', { routes, inLoad }));
    expect(sound.output).toContain('✓ render     3 pages of mf-about rendered on a trial site.');
    expect(sound.output).not.toContain('Not rendered');
    const broken = `${inLoad} if (path === '/team/ada') throw new Error('Ada is broken')`;
    const { output } = await operator.compose('plan', serveAbout('1.2.0', { routes, inLoad: broken }));
    expect(output).toContain('✗ render     /team/ada does not render: Error: Ada is broken.');
  });

  test('a page that also fails in the live composition does not block a release', async () => {
    await operator.compose('use', operator.home(), serveAbout('1.0.0', { inLoad: BROKEN }), '--no-render');
    const { code, output } = await operator.compose('plan', serveAbout('1.1.0', { inLoad: BROKEN }));
    expect(output).toContain('These also fail in the live composition: /team.');
    expect(code).toBe(0);
  });

  test('the live composition is compared from saved releases if a release server is unavailable', async () => {
    const server = await ReleaseServer.start();
    const release = soundRelease({ name: 'mf-about', version: '1.0.0', routes: ROUTES, inLoad: BROKEN });
    await operator.compose('use', operator.home(), server.serve(release, 'about'), '--no-render');
    const { remotes } = operator.read();
    const limits = readReleaseLimits({});
    const store = new ReleaseStore({ folder: join(operator.folder, 'releases'), origin: 'http://localhost', limits });
    const entry = remotes['mf-about'] as ReleaseEntry;
    await store.load('mf-about', entry, await providedHere());
    await server.stop();
    const { code, output } = await operator.compose('plan', serveAbout('1.1.0', { inLoad: BROKEN }));
    expect(output).toContain('These also fail in the live composition: /team.');
    expect(code).toBe(0);
    const kept = keptFolders({ path: operator.file });
    const problems = await withSmokeSite(
      operator.read(),
      { apiUrl: undefined, kept, checksSignatures: true },
      async (site) => site.problems,
    );
    expect(problems).toEqual([]);
  });

  test('a signed release is compared with a live one from the time before signatures were required', async () => {
    await operator.compose('use', operator.home(), serveAbout('1.0.0', { inLoad: BROKEN }), '--no-render');
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const publicText = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    operator.environment = {
      RELEASE_KEYS: JSON.stringify({ [keyId(publicKey)]: { publicKey: publicText, remotes: ['mf-about'] } }),
    };
    const release = soundRelease({ name: 'mf-about', version: '1.1.0', routes: ROUTES, inLoad: BROKEN });
    const signature = signDescriptor(Buffer.from(JSON.stringify(release.descriptor)), privateKey);
    operator.server.answers['release.json.sig'] = (response, { url = '' }) =>
      url.includes('about-1.1.0') ? send(response, signature) : response.writeHead(404).end();
    const { code, output } = await operator.compose('plan', operator.server.serve(release, 'about-1.1.0'));
    expect(output).toContain('These also fail in the live composition: /team.');
    expect(code).toBe(0);
  });

  test('a release that loses a page is refused', async () => {
    await operator.compose('use', operator.home(), serveAbout('1.0.0'), '--no-render');
    const inLoad = `if (path === '/team') return { kind: 'not-found' }`;
    const { code, output } = await operator.compose('plan', serveAbout('1.1.0', { inLoad }));
    expect(output).toContain('✗ render     /team returns 404, but 200 in the live composition.');
    expect(code).toBe(1);
  });

  test('a page without a heading is refused, unless the live one has none, either', async () => {
    const head = `{ title: 'The team', description: 'The team', canonical: path }`;
    const inLoad = `if (path === '/team') return { kind: 'page', data: ' ', head: ${head} }`;
    await operator.compose('use', operator.home(), serveAbout('1.0.0'), '--no-render');
    const { code, output } = await operator.compose('use', serveAbout('1.1.0', { inLoad }));
    expect(output).toContain('/team has no heading: a page needs an <h1> with text.');
    expect(code).toBe(1);
    await operator.compose('use', serveAbout('1.2.0', { inLoad }), '--no-render');
    const plan = await operator.compose('plan', serveAbout('1.3.0', { inLoad }));
    expect(plan.output).toContain('These also fail in the live composition: /team.');
  });

  test('a canary is refused if a page cannot be rendered', async () => {
    await operator.compose('use', operator.home(), serveAbout('1.0.0'), '--no-render');
    const { code, output } = await operator.compose('canary', serveAbout('1.1.0', { inLoad: BROKEN }), '5%');
    expect(output).toContain('/team does not render: Error: The team is broken.');
    expect(code).toBe(1);
  });

  test('--no-render skips the check with a warning, and the history records it', async () => {
    await operator.compose('use', operator.home(), serveAbout('1.0.0'), '--no-render');
    const plan = await operator.compose('plan', serveAbout('1.1.0', { inLoad: BROKEN }), '--no-render');
    expect(plan.output).toContain('Warning: because of --no-render');
    const [, apply = ''] = /npm run compose -- (apply .*)$/m.exec(plan.output) ?? [];
    expect(await operator.compose(...apply.split(' '))).toMatchObject({ code: 0 });
    const { output } = await operator.compose('history', '--revision', '2');
    expect(output).toContain('– render     Skipped because of --no-render.');
  });
});
