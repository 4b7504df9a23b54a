import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { integrityOf } from '@site/release/integrity';
import { mkdirSync, writeFileSync } from 'node:fs';
import { compositionId, formatComposition } from '../document/composition-document.ts';
import type { SiteStatus } from '../store/site-status.ts';
import { send, soundRelease } from '../testing/release-server.ts';
import { Operator } from './testing/operator.ts';

jest.setTimeout(120_000);

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.start();
});
afterEach(() => operator.stop());

/** @returns the site's address */
async function startSite(
  page: (path: string) => { status?: number; base?: string; entryDigest?: string; location?: string },
  change: () => Partial<SiteStatus> = () => ({}),
  health: object = { status: 'ok', problems: [] },
): Promise<string> {
  let url = '';
  url = await operator.listen((request, response) => {
    const document = operator.read();
    if (request.url === '/health/ready') {
      const remotes = Object.fromEntries(
        Object.entries(document.remotes).map(([name, { version, digest }]) => [name, { version, digest }]),
      );
      const verdict = {
        url,
        pid: 1,
        revision: document.revision,
        id: compositionId(document),
        state: 'live',
        serving: document.revision,
        remotes,
        ...change(),
      };
      return response.setHeader('content-type', 'application/json').end(JSON.stringify({ verdict, ...health }));
    }
    const { status = 200, base = '', entryDigest = '', location } = page(request.url ?? '');
    const state = {
      composition: { remotes: { 'mf-about': { base, entry: 'entry.js', files: { 'entry.js': entryDigest } } } },
    };
    response
      .writeHead(status, location ? { location } : {})
      .end(`<!DOCTYPE html><script type="application/json" id="page-state">${JSON.stringify(state)}</script>`);
  });
  return url;
}

describe('Why a page is as it is', () => {
  const entryDigest = () =>
    integrityOf(soundRelease({ name: 'mf-about', routes: { '/about': './about' } }).files['browser/entry.js'] ?? '');

  test('is told with remote, version, revision, digest and scripts, and the site is asked', async () => {
    const about = operator.about();
    await operator.compose('use', operator.home(), about);
    await operator.compose('use', operator.home('2.0.0'));
    const site = await startSite(() => ({ base: `${about}/browser/`, entryDigest: entryDigest() }));
    const { code, output } = await operator.compose('why', '/about', '--site', site);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^Page +\/about, by the route \/about of revision 2\nServed by +mf-about 1\.0\.0, module \.\/about\nSince +\S+, revision 1\n/,
      ),
    });
    for (const line of [
      `Release    ${about}/release.json`,
      `Digest     ${operator.read().remotes['mf-about']?.digest}`,
      `Scripts    ${about}/browser/entry.js\n           ${about}/browser/home.js`,
      'The site answers 200, from that release.',
    ])
      expect(output).toContain(line);
    expect(await operator.composeJson('why', `${site}/about`)).toMatchObject({
      ok: true,
      route: { pattern: '/about', remote: 'mf-about' },
      site: { status: 200, serves: true },
    });
  });

  test.each([
    [
      'another release',
      { base: 'http://localhost:1/older/browser/' },
      /with another release, from http:\/\/localhost:1\/older\/browser\//,
    ],
    ['no such remote', { status: 503 }, /answers 503 with another release|mf-about is not there/],
    ['somewhere else', { status: 302, location: '/elsewhere' }, /leads to \/elsewhere/],
  ] as const)('is told where the site gives %s', async (_what, answer, sentence) => {
    await operator.compose('use', operator.home(), operator.about());
    const site = await startSite(() => answer);
    expect(await operator.compose('why', '/about', '--site', site)).toMatchObject({
      output: expect.stringMatching(sentence),
    });
  });

  test('is told where the site gives the canary to whoever asks, until nobody is to get it', async () => {
    await operator.compose('use', operator.home(), operator.about());
    const canary = operator.about('1.1.0');
    await operator.compose('canary', canary, '50%');
    const site = await startSite(() => ({ base: `${canary}/browser/` }));
    expect(await operator.compose('why', '/about', '--site', site)).toEqual({
      code: 0,
      output: expect.stringContaining(
        'The site answers 200, from the release of the canary, mf-about 1.1.0, which 50 % of the visitors get.',
      ),
    });
    await operator.compose('canary', '--pause');
    expect(await operator.compose('why', '/about', '--site', site)).toEqual({
      code: 1,
      output: expect.stringContaining('with another release'),
    });
  });

  test('is told that no route has what the API answers, whatever pattern would fit', async () => {
    await operator.compose('use', operator.home(), operator.about('1.0.0', { '/:category/:slug': './about' }));
    expect(await operator.compose('why', '/length/docs')).toMatchObject({
      output: expect.stringContaining('by the route /:category/:slug'),
    });
    expect(await operator.compose('why', '/api/docs')).toMatchObject({
      output: expect.stringMatching(/^No route of revision 1 has \/api\/docs\./),
    });
  });

  test('is told of pages that no route has, and where no site can be asked', async () => {
    await operator.compose('use', operator.home(), operator.about());
    expect(await operator.compose('why', '/nothing')).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^No route of revision 1 has \/nothing\.\nWhether a site serves it is not known: none follows/,
      ),
    });
    expect(await operator.compose('why', 'http://localhost:1/about')).toEqual({
      code: 1,
      output: expect.stringContaining('http://localhost:1/about does not answer'),
    });
  });
});

describe('The doctor', () => {
  const script = soundRelease().files['browser/home.js'] ?? '';
  const large = `self.large = "${'x'.repeat(2000)}";`;

  test('finds nothing at a sound release, a sound server and a sound composition', async () => {
    const home = operator.home();
    expect(await operator.compose('doctor', home)).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^✓ mf-home 1\.0\.0: All 4 files of .* are there, whole, and served as they should be\.\n\nAll is well\.\n$/,
      ),
    });
    await operator.compose('use', home, operator.about());
    const site = await startSite(() => ({}));
    expect(await operator.compose('doctor', '--site', site)).toEqual({
      code: 0,
      output: expect.stringMatching(
        /✓ .*: Revision 1 is in force[^]*✓ mf-home 1\.0\.0[^]*✓ mf-about 1\.0\.0[^]*✓ http.*: It serves revision 1, with all remotes\.\n\nAll is well\./,
      ),
    });
    expect(await operator.composeJson('doctor', home)).toMatchObject({ ok: true, findings: [{ state: 'well' }] });
  });

  test.each([
    [
      'a type',
      (headers: object) => ({ ...headers, 'content-type': 'text/plain' }),
      /1 of 4 files come with another type than "text\/javascript": browser\/home\.js\.\n +Let the server say "Content-Type: text\/javascript"/,
    ],
    [
      'CORS',
      (headers: object) => ({ ...headers, 'access-control-allow-origin': undefined }),
      /come without "Access-Control-Allow-Origin: \*"/,
    ],
    [
      'caching',
      (headers: object) => ({ ...headers, 'cache-control': 'no-cache' }),
      /may not be kept for a year: browser\/home\.js\.\n +Let the server say "Cache-Control: public, max-age=31536000, immutable"/,
    ],
    [
      'sniffing',
      (headers: object) => ({ ...headers, 'x-content-type-options': undefined }),
      /come without "X-Content-Type-Options: nosniff"/,
    ],
  ])('finds what is wrong with %s, and says what to do', async (_what, change, sentence) => {
    operator.server.answers['browser/home.js'] = (response) => send(response, script, change({}));
    expect(await operator.compose('doctor', operator.home())).toEqual({
      code: 1,
      output: expect.stringMatching(sentence),
    });
  });

  test('finds files that are missing, changed, not compressed or do not fit', async () => {
    const { descriptor, files } = soundRelease({ name: 'mf-home' });
    const address = operator.server.serve(
      {
        descriptor: {
          ...descriptor,
          files: { ...descriptor.files, 'browser/large.js': integrityOf(large) },
          requires: { ...descriptor.requires, shellContract: '^9.0.0' },
        },
        files,
      },
      'odd',
    );
    operator.server.answers['browser/entry.js'] = (response) => send(response, 'self.other = 1;');
    operator.server.answers['browser/manifest.json'] = (response) => response.writeHead(404).end();
    operator.server.answers['browser/large.js'] = (response) =>
      response
        .writeHead(200, {
          'content-type': 'text/javascript',
          'access-control-allow-origin': '*',
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .end(large);
    const { code, output } = await operator.compose('doctor', `${address}/`);
    expect(code).toBe(1);
    expect(output).toMatch(/the release is published by half: browser\/manifest\.json\./);
    expect(output).toMatch(/are not what was released: their digest is another: browser\/entry\.js\./);
    expect(output).toMatch(/come uncompressed: browser\/large\.js\./);
    expect(output).toMatch(/needs version \^9\.0\.0 of the shell's contract/);
    expect(output).toMatch(/\n\n4 things need mending\.\n$/);
  });

  test('finds what is neither a release nor a server of releases', async () => {
    const odd = await operator.listen((_request, response) => response.writeHead(404).end());
    expect(await operator.compose('doctor', odd)).toEqual({
      code: 1,
      output: expect.stringMatching(
        /Neither a release nor a folder of releases is at http.*: .*latest\.json answered 404/,
      ),
    });
  });

  test('finds a lock that was left behind, a damaged history, a site that refuses, and a release that is gone', async () => {
    expect(await operator.compose('doctor')).toEqual({
      code: 1,
      output: expect.stringContaining('There is no composition.'),
    });
    await operator.compose('use', operator.home(), operator.about());
    writeFileSync(
      `${operator.file}.lock`,
      JSON.stringify({ token: 'x', pid: 999_999_999, host: 'gone', at: '2026-01-01T00:00:00.000Z' }),
    );
    mkdirSync(`${operator.file}.history`, { recursive: true });
    writeFileSync(`${operator.file}.history/000007-0123456789abcdef.json`, '{');
    const site = await startSite(
      () => ({}),
      () => ({ state: 'refused', reason: 'mf-home: no.' }),
    );
    operator.server.answers['release.json'] = (response) => response.writeHead(404).end();
    const { code, output } = await operator.compose('doctor', '--site', site);
    expect(code).toBe(1);
    for (const sentence of [
      /A lock was left behind, of process 999999999 on gone since/,
      /1 revisions of the history cannot be read: 000007-0123456789abcdef\.json/,
      /It refuses revision 1: mf-home: no\./,
      /release\.json answered 404/,
    ])
      expect(output).toMatch(sentence);
  });

  test('finds a document that was edited by hand', async () => {
    await operator.compose('use', operator.home(), operator.about());
    const document = operator.read();
    writeFileSync(
      operator.file,
      formatComposition({
        ...document,
        routes: { ...document.routes, '/more': { remote: 'mf-about', module: './about' } },
      }),
    );
    expect((await operator.compose('doctor')).output).toContain('It was edited by hand');
  });
});
