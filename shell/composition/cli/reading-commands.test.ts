import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { integrityOf } from '@site/release/integrity';
import { mkdirSync, writeFileSync } from 'node:fs';
import { formatComposition } from '../document/composition-document.ts';
import type { SiteStatus } from '../store/site-status.ts';
import { send, soundRelease } from '../testing/release-server.ts';
import { Operator } from './testing/operator.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.startComposed();
});
afterEach(() => operator.stop());

interface Page {
  status?: number;
  base?: string;
  entryDigest?: string;
  location?: string;
}

const siteOf = (answer: Page, verdict: Partial<SiteStatus> = {}) =>
  operator.site({
    verdict: () => verdict,
    page: (_path, response) => {
      const { status = 200, base = '', entryDigest = '', location } = answer;
      const state = {
        composition: { remotes: { 'mf-about': { base, entry: 'entry.js', files: { 'entry.js': entryDigest } } } },
      };
      response
        .writeHead(status, location ? { location } : {})
        .end(`<!DOCTYPE html><script type="application/json" id="page-state">${JSON.stringify(state)}</script>`);
    },
  });

describe('The command "why"', () => {
  const entryDigest = integrityOf(
    soundRelease({ name: 'mf-about', routes: { '/about': './about' } }).files['browser/entry.js'] ?? '',
  );

  test('prints remote, version, revision, digest, and scripts, and asks the site', async () => {
    const about = operator.about();
    await operator.compose('use', operator.home('2.0.0'));
    const site = await siteOf({ base: `${about}/browser/`, entryDigest });
    const { code, output } = await operator.compose('why', '/about', '--site', site);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^Page +\/about, route \/about of revision 2\nServed by +mf-about 1\.0\.0, module \.\/about\nSince +\S+, revision 1\n/,
      ),
    });
    for (const line of [
      `Release    ${about}/release.json`,
      `Digest     ${operator.read().remotes['mf-about']?.digest}`,
      `Scripts    ${about}/browser/entry.js\n           ${about}/browser/home.js`,
      'The site returns 200 from that release.',
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
    ['no such remote', { status: 503 }, /returns 503 with another release/],
    ['somewhere else', { status: 302, location: '/elsewhere' }, /redirects to \/elsewhere/],
  ] as const)('reports a site that returns %s', async (_what, answer, sentence) => {
    const site = await siteOf(answer);
    expect(await operator.compose('why', '/about', '--site', site)).toMatchObject({
      output: expect.stringMatching(sentence),
    });
  });

  test('reports the canary, until it is paused', async () => {
    const canary = operator.about('1.1.0');
    await operator.compose('canary', canary, '50%');
    const site = await siteOf({ base: `${canary}/browser/` });
    expect(await operator.compose('why', '/about', '--site', site)).toEqual({
      code: 0,
      output: expect.stringContaining(
        'The site returns 200 from the canary mf-about 1.1.0, which 50% of visitors get.',
      ),
    });
    await operator.compose('canary', '--pause');
    expect(await operator.compose('why', '/about', '--site', site)).toEqual({
      code: 1,
      output: expect.stringContaining('with another release'),
    });
  });

  test('finds no route for an address of the API, even if a pattern matches', async () => {
    await operator.compose('use', operator.about('1.1.0', { '/about': './about', '/:category/:slug': './about' }));
    expect(await operator.compose('why', '/length/docs')).toMatchObject({
      output: expect.stringContaining('route /:category/:slug'),
    });
    expect(await operator.compose('why', '/api/docs')).toMatchObject({
      output: expect.stringMatching(/^No route of revision 2 matches \/api\/docs\./),
    });
  });

  test('reports pages without a route, and a missing site', async () => {
    expect(await operator.compose('why', '/nothing')).toEqual({
      code: 1,
      output: expect.stringMatching(/^No route of revision 1 matches \/nothing\.\nNo site follows this composition/),
    });
    expect(await operator.compose('why', 'http://localhost:1/about')).toEqual({
      code: 1,
      output: expect.stringContaining('http://localhost:1/about does not respond'),
    });
  });
});

describe('The doctor', () => {
  const script = soundRelease().files['browser/home.js'] ?? '';
  const large = `self.large = "${'x'.repeat(2000)}";`;

  test('finds nothing wrong with a good release, server, and composition', async () => {
    const home = operator.home();
    expect(await operator.compose('doctor', home)).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^✓ mf-home 1\.0\.0: All 4 files of .* are complete and have the right headers\.\n\nNo problems found\.\n$/,
      ),
    });
    const site = await siteOf({});
    const sound = await operator.compose('doctor', '--site', site);
    expect(sound.code).toBe(0);
    expect(sound.output).toMatch(/✓ .*: The current revision is 1\.[^]*✓ mf-home 1\.0\.0[^]*✓ mf-about 1\.0\.0/);
    expect(sound.output).toMatch(/✓ http.*: It serves revision 1 with all remotes\.\n\nNo problems found\./);
    expect(await operator.composeJson('doctor', home)).toMatchObject({ ok: true, findings: [{ state: 'well' }] });
  });

  test.each([
    [
      'a type',
      (headers: object) => ({ ...headers, 'content-type': 'text/plain' }),
      /Files that have a type other than "text\/javascript" \(1 of 4\): browser\/home\.js\.\n +Configure the server to send "Content-Type: text\/javascript"/,
    ],
    [
      'CORS',
      (headers: object) => ({ ...headers, 'access-control-allow-origin': undefined }),
      /have no "Access-Control-Allow-Origin: \*" header/,
    ],
    [
      'caching',
      (headers: object) => ({ ...headers, 'cache-control': 'no-cache' }),
      /cannot be cached for a year \(1 of 4\): browser\/home\.js\.\n +Configure the server to send "Cache-Control: public, max-age=31536000, immutable"/,
    ],
    [
      'sniffing',
      (headers: object) => ({ ...headers, 'x-content-type-options': undefined }),
      /have no "X-Content-Type-Options: nosniff" header/,
    ],
  ])('finds what is wrong with %s, and says what to do', async (_what, change, sentence) => {
    operator.server.answers['browser/home.js'] = (response) => send(response, script, change({}));
    expect(await operator.compose('doctor', operator.home())).toEqual({
      code: 1,
      output: expect.stringMatching(sentence),
    });
  });

  test('finds files that are missing, changed, or not compressed, and unmet requirements', async () => {
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
    expect(output).toMatch(
      /Files that are missing on the server \(1 of \d\): browser\/manifest\.json\.\n +The release is only partly published/,
    );
    expect(output).toMatch(/do not match their digests \(1 of 5\): browser\/entry\.js\./);
    expect(output).toMatch(/are not compressed \(1 of \d\): browser\/large\.js\./);
    expect(output).toMatch(/needs version \^9\.0\.0 of the shell's contract/);
    expect(output).toMatch(/\n\n4 problems\.\n$/);
  });

  test('finds files whose only damaged copy is a compressed one, or the plain one', async () => {
    const { descriptor, files } = soundRelease({ name: 'mf-home' });
    const address = operator.server.serve({ descriptor, files }, 'damaged');
    const damaged = { 'browser/entry.js': 'gzip', 'browser/home.js': 'identity' } as const;
    for (const path of ['browser/entry.js', 'browser/home.js'] as const)
      operator.server.answers[path] = (response, request) =>
        send(response, request.headers['accept-encoding'] === damaged[path] ? 'self.other = 1;' : (files[path] ?? ''));
    expect(await operator.compose('doctor', `${address}/`)).toEqual({
      code: 1,
      output: expect.stringMatching(
        /Files that do not match their digests \(2 of 4\): browser\/\w+\.js, browser\/\w+\.js\./,
      ),
    });
  });

  test('reports an address that is neither a release nor a release server', async () => {
    const odd = await operator.listen((_request, response) => response.writeHead(404).end());
    expect(await operator.compose('doctor', odd)).toEqual({
      code: 1,
      output: expect.stringMatching(
        /Neither a release nor a folder of releases is at http.*: .*latest\.json returned 404/,
      ),
    });
  });

  test('finds a stale lock, a damaged history, a site that refuses, and a missing release', async () => {
    expect(await operator.compose('doctor', '--file', '/gone.json')).toEqual({
      code: 1,
      output: expect.stringContaining('No composition exists.'),
    });
    writeFileSync(
      `${operator.file}.lock`,
      JSON.stringify({ token: 'x', pid: 999_999_999, host: 'gone', at: '2026-01-01T00:00:00.000Z' }),
    );
    mkdirSync(`${operator.file}.history`, { recursive: true });
    writeFileSync(`${operator.file}.history/000007-0123456789abcdef.json`, '{');
    const site = await siteOf({}, { state: 'refused', reason: 'mf-home: no.' });
    operator.server.answers['release.json'] = (response) => response.writeHead(404).end();
    const { code, output } = await operator.compose('doctor', '--site', site);
    expect(code).toBe(1);
    for (const sentence of [
      /Process 999999999 on gone left a lock behind/,
      /Documents of the history cannot be read: 000007-0123456789abcdef\.json/,
      /It refuses revision 1: mf-home: no\./,
      /release\.json returned 404/,
    ])
      expect(output).toMatch(sentence);
  });

  test('finds a document that was edited by hand', async () => {
    const document = operator.read();
    const routes = { ...document.routes, '/more': { remote: 'mf-about', module: './about' } };
    writeFileSync(operator.file, formatComposition({ ...document, routes }));
    expect((await operator.compose('doctor')).output).toContain('It was edited by hand');
  });
});
