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

interface Answer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  verdict?: Partial<SiteStatus>;
}

/** @param remote the remote mf-about in the state of every page */
const siteOf = (remote: object, { status = 200, headers = {}, verdict = {} }: Answer = {}) =>
  operator.site({
    verdict: () => verdict,
    page: (_path, response) => {
      const about = { base: '', entry: 'entry.js', files: { 'entry.js': '' }, ...remote };
      const state = JSON.stringify({ composition: { remotes: { 'mf-about': about } } });
      response.writeHead(status, headers).end(`<script type="application/json" id="page-state">${state}</script>`);
    },
  });

describe('The command "why"', () => {
  test('prints remote, version, revision, digest, and scripts, and asks the site', async () => {
    const about = operator.about();
    const { files } = soundRelease({ name: 'mf-about', routes: { '/about': './about' } });
    const entry = { 'entry.js': integrityOf(files['browser/entry.js'] ?? '') };
    const site = await siteOf({ base: `${about}/browser/`, files: entry });
    const { code, output } = await operator.compose('why', '/about', '--site', site);
    expect(code).toBe(0);
    expect(output).toMatch(
      /^Page +\/about, route \/about of revision 1\nServed by +mf-about 1\.0\.0, module \.\/about/,
    );
    for (const line of [
      `Release    ${about}/release.json`,
      `Digest     ${operator.read().remotes['mf-about']?.digest}`,
      `Scripts    ${about}/browser/entry.js\n           ${about}/browser/home.js`,
      'The site returns 200 from that release.',
    ])
      expect(output).toContain(line);
    expect(await operator.composeJson('why', `${site}/about`)).toMatchObject({
      route: { pattern: '/about', remote: 'mf-about' },
      site: { status: 200, serves: true },
    });
  });

  test('reports another answer of the site, the canary, and an address without a route', async () => {
    const canary = operator.about('1.1.0');
    await operator.compose('canary', canary, '50%');
    const why = async (...site: Parameters<typeof siteOf>) =>
      operator.compose('why', '/about', '--site', await siteOf(...site));
    expect(await why({ base: `${canary}/browser/` })).toEqual({
      code: 0,
      output: expect.stringContaining('returns 200 from the canary mf-about 1.1.0, which 50% of visitors get.'),
    });
    expect(await why({ base: 'http://localhost:1/' }, { status: 503 })).toEqual({
      code: 1,
      output: expect.stringContaining('returns 503 with another release, from http://localhost:1/'),
    });
    const moved = await why({}, { status: 302, headers: { location: '/elsewhere' } });
    expect(moved.output).toContain('redirects to /elsewhere');
    expect(await operator.compose('why', '/nothing')).toEqual({
      code: 1,
      output: expect.stringMatching(/^No route of revision 2 matches \/nothing\.\nNo site follows this composition/),
    });
  });
});

describe('The doctor', () => {
  test('finds nothing wrong with a good release, server, and composition', async () => {
    expect(await operator.compose('doctor', operator.home())).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^✓ mf-home 1\.0\.0: All 4 files .* have the right headers\.\n\nNo problems found\.\n$/,
      ),
    });
    expect(await operator.compose('doctor', '--site', await siteOf({}))).toEqual({
      code: 0,
      output: expect.stringMatching(
        /✓ .*: The current revision is 1\.[^]*✓ mf-home 1\.0\.0[^]*✓ mf-about 1\.0\.0[^]*✓ http.*: It serves revision 1 with/,
      ),
    });
  });

  test('finds files that are missing, changed, or served wrongly, and unmet requirements', async () => {
    const { descriptor, files } = soundRelease({ name: 'mf-home' });
    const requires = { ...descriptor.requires, shellContract: '^9.0.0' };
    const address = operator.server.serve({ descriptor: { ...descriptor, requires }, files }, 'odd');
    operator.server.answers['browser/entry.js'] = (response, request) =>
      send(response, request.headers['accept-encoding'] === 'gzip' ? 'x' : (files['browser/entry.js'] ?? ''));
    operator.server.answers['browser/manifest.json'] = (response) => response.writeHead(404).end();
    operator.server.answers['browser/home.js'] = (response) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end(files['browser/home.js']);
    const { code, output } = await operator.compose('doctor', `${address}/`);
    expect(code).toBe(1);
    for (const sentence of [
      /missing on the server \(1 of \d\): browser\/manifest\.json\.\n +The release is only partly published/,
      /do not match their digests \(1 of \d\): browser\/entry\.js\./,
      /a type other than "text\/javascript" \(1 of \d\): browser\/home\.js\.\n +Configure the server to send "Content-/,
      /have no "Access-Control-Allow-Origin: \*" header \(1 of \d\): browser\/home\.js/,
      /cannot be cached for a year \(1 of \d\): browser\/home\.js/,
      /have no "X-Content-Type-Options: nosniff" header \(1 of \d\): browser\/home\.js/,
      /needs version \^9\.0\.0 of the shell's contract/,
      /\n\n7 problems\.\n$/,
    ])
      expect(output).toMatch(sentence);
  });

  test('finds a stale lock, a damaged history, a hand-edited document, and a site that refuses', async () => {
    const document = operator.read();
    const routes = { ...document.routes, '/more': { remote: 'mf-about', module: './about' } };
    writeFileSync(operator.file, formatComposition({ ...document, routes }));
    writeFileSync(
      `${operator.file}.lock`,
      JSON.stringify({ token: 'x', pid: 999_999_999, host: 'gone', at: '2026-01-01T00:00:00.000Z' }),
    );
    mkdirSync(`${operator.file}.history`, { recursive: true });
    writeFileSync(`${operator.file}.history/000007-0123456789abcdef.json`, '{');
    const site = await siteOf({}, { verdict: { state: 'refused', reason: 'mf-home: no.' } });
    const { code, output } = await operator.compose('doctor', '--site', site);
    expect(code).toBe(1);
    for (const sentence of [
      /It was edited by hand/,
      /Process 999999999 on gone left a lock behind/,
      /Documents of the history cannot be read: 000007-0123456789abcdef\.json/,
      /It refuses revision 1: mf-home: no\./,
    ])
      expect(output).toMatch(sentence);
  });
});
