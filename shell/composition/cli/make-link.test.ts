import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CompositionFile } from '../store/composition-file.ts';
import { compositionId, parseComposition } from '../document/composition-document.ts';
import { readPreviewToken } from '../document/preview-token.ts';
import { Operator } from './testing/operator.ts';

const KEY = 'a key that is long enough for a test of links';

let operator: Operator;
let file: CompositionFile;
const site = 'https://units.example';
beforeEach(async () => {
  operator = await Operator.start();
  file = new CompositionFile(operator.file);
  operator.environment = { PREVIEW_KEY: KEY };
});
afterEach(() => operator.stop());

const link = async (...args: string[]) => {
  const { code, output } = await operator.compose('link', '--site', site, ...args);
  if (code !== 0) throw new Error(output);
  return output.trim();
};

async function shown(...args: string[]) {
  const url = new URL(await link(...args));
  expect(url.origin + url.pathname).toBe(`${site}/`);
  const read = readPreviewToken(url.searchParams.get('composition') ?? '', KEY, Date.now());
  if (!read.ok) throw new Error(`The link is ${read.reason}`);
  return { target: read.target, hours: Math.ceil((read.until - Date.now()) / 3_600_000) };
}

async function composed(revision: number) {
  const own = { createdAt: '2026-01-01T00:00:00Z', actor: 'a test', reason: 'a test', remotes: {}, routes: {} };
  const trustedOrigins = [`https://cdn-${revision}.test`];
  const document = parseComposition(JSON.stringify({ ...own, revision, trustedOrigins }));
  await file.change(() => ({ document }));
  return compositionId(document);
}

test('a link to an earlier composition, by ID or revision number, is valid for a day', async () => {
  const id = await composed(7);
  await composed(8);
  expect(await shown('--composition', '7')).toEqual({ target: { composition: id }, hours: 24 });
  expect(await shown('--composition', id, '--hours', '2')).toEqual({ target: { composition: id }, hours: 2 });
  await expect(link('--composition', '9')).rejects.toThrow(
    'No revision or composition has the number or ID 9. Revisions: 7, 8.',
  );
});

test('a link to another release contains its digest, and no link is created for a broken release', async () => {
  const pageUrl = operator.about();
  const digest = expect.stringMatching(/^sha384-/);
  expect(await shown(`mf-about=${pageUrl}`)).toEqual({
    target: { remote: 'mf-about', release: `${pageUrl}/release.json`, digest },
    hours: 24,
  });
  await expect(link(`mf-home=${pageUrl}`)).rejects.toThrow('belongs to mf-about, not mf-home');
  await expect(link('mf-about=about')).rejects.toThrow('Use NAME=RELEASE');
  await operator.server.stop();
  await expect(link(`mf-about=${pageUrl}`)).rejects.toThrow('Cannot reach');
});

test('rejects a link without PREVIEW_KEY, without a target, or with two targets', async () => {
  await expect(link()).rejects.toThrow('either NAME=RELEASE or --composition');
  await expect(link('a=http://localhost', '--composition', '1')).rejects.toThrow('either');
  await expect(link('--composition', '1', '--hours', '0')).rejects.toThrow("argument '0' is invalid");
  operator.environment = {};
  await expect(link('--composition', '1')).rejects.toThrow('PREVIEW_KEY is not set');
});
