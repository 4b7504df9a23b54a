import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompositionFile } from '../composition/composition-file.ts';
import { compositionId, parseComposition } from '../composition/composition-document.ts';
import { readPreviewToken } from '../composition/preview-token.ts';
import { ReleaseServer, soundRelease } from '../composition/testing/release-server.ts';
import { parseComposeArguments } from './compose-arguments.ts';
import { makeLink } from './make-link.ts';

jest.setTimeout(60_000);

const KEY = 'a key that is long enough for a test of links';
const SITE = 'https://site.test';

let folder: string;
let file: CompositionFile;
let server: ReleaseServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'make-link-'));
  file = new CompositionFile(join(folder, 'composition.json'));
  server = await ReleaseServer.start();
  process.env['PREVIEW_KEY'] = KEY;
});
afterEach(async () => {
  delete process.env['PREVIEW_KEY'];
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const link = (...args: string[]) =>
  makeLink(file, parseComposeArguments(['link', '--site', SITE, ...args]), { warn: () => {} });

/** What the site reads from the link. */
async function shown(...args: string[]) {
  const url = new URL(await link(...args));
  expect(url.origin + url.pathname).toBe(`${SITE}/`);
  const read = readPreviewToken(url.searchParams.get('composition') ?? '', KEY, Date.now());
  if (!read.ok) throw new Error(`The link is ${read.reason}`);
  return { target: read.target, hours: Math.ceil((read.until - Date.now()) / 3_600_000) };
}

async function composed(revision: number) {
  const document = parseComposition(
    JSON.stringify({
      revision,
      createdAt: '2026-01-01T00:00:00Z',
      actor: 'a test',
      reason: 'a test',
      remotes: {},
      routes: {},
      trustedOrigins: [`https://cdn-${revision}.test`],
    }),
  );
  await file.change(() => ({ document }));
  return compositionId(document);
}

test('a link to a composition of the past names it by its id, whether that or its revision was given, for a day', async () => {
  const id = await composed(7);
  await composed(8);
  expect(await shown('--composition', '7')).toEqual({ target: { composition: id }, hours: 24 });
  expect(await shown('--composition', id, '--hours', '2')).toEqual({ target: { composition: id }, hours: 2 });
  await expect(link('--composition', '9')).rejects.toThrow('There is no revision or composition 9. There are: 7, 8.');
});

test('a link to another release fixes it by its digest', async () => {
  const address = server.serve(
    soundRelease({ name: 'mf-about', version: '1.0.0', routes: { '/about': './about' } }),
    'about',
  );
  expect(await shown(`mf-about=${address}`)).toEqual({
    target: {
      remote: 'mf-about',
      release: expect.stringMatching(/\/about\/release\.json$/),
      digest: expect.stringMatching(/^sha384-/),
    },
    hours: 24,
  });
  await expect(link(`mf-home=${address}`)).rejects.toThrow('is of mf-about and not of mf-home');
  await expect(link('mf-about=about')).rejects.toThrow('"mf-about=about" is not NAME=RELEASE');
});

test('a link to what is broken is not made', async () => {
  const release = soundRelease({ name: 'mf-about', version: '1.0.0', routes: { '/about': './about' } });
  const address = server.serve(release, 'about');
  await server.stop();
  await expect(link(`mf-about=${address}`)).rejects.toThrow('cannot be reached');
  server = await ReleaseServer.start();
});

test('without the key, and without one thing to show, there is a sentence', async () => {
  expect(() => parseComposeArguments(['link'])).toThrow('either NAME=RELEASE, once, or --composition');
  expect(() => parseComposeArguments(['link', 'a=http://localhost', '--composition', '1'])).toThrow('either');
  expect(() => parseComposeArguments(['link', '--composition', '1', '--hours', '0'])).toThrow('--hours is "0"');
  delete process.env['PREVIEW_KEY'];
  await expect(link('--composition', '1')).rejects.toThrow('There is no PREVIEW_KEY');
});
