import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CompositionFile } from '../store/composition-file.ts';
import { compositionId, parseComposition } from '../document/composition-document.ts';
import { readPreviewToken } from '../document/preview-token.ts';
import type { ComposeArguments } from './compose-options.ts';
import { parseCommandLine } from './compose-program.ts';
import { makeLink } from './make-link.ts';
import { Operator } from './testing/operator.ts';

const KEY = 'a key that is long enough for a test of links';

let operator: Operator;
let file: CompositionFile;
const site = 'https://units.example';
beforeEach(async () => {
  operator = await Operator.start();
  file = new CompositionFile(operator.file);
  process.env['PREVIEW_KEY'] = KEY;
});
afterEach(async () => {
  delete process.env['PREVIEW_KEY'];
  await operator.stop();
});

const link = (...args: string[]) =>
  makeLink(file, parseCommandLine(['link', '--site', site, ...args]) as ComposeArguments);

const usageError = (...args: string[]) => (parseCommandLine(['link', ...args]) as { error?: string }).error;

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

test('a link to an earlier composition contains its id, from an id or a revision number, for a day', async () => {
  const id = await composed(7);
  await composed(8);
  expect(await shown('--composition', '7')).toEqual({ target: { composition: id }, hours: 24 });
  expect(await shown('--composition', id, '--hours', '2')).toEqual({ target: { composition: id }, hours: 2 });
  await expect(link('--composition', '9')).rejects.toThrow(
    'No revision or composition has the number or ID 9. Revisions: 7, 8.',
  );
});

test('a link to another release contains its digest, and a broken release gets no link', async () => {
  const address = operator.about();
  const digest = expect.stringMatching(/^sha384-/);
  expect(await shown(`mf-about=${address}`)).toEqual({
    target: { remote: 'mf-about', release: `${address}/release.json`, digest },
    hours: 24,
  });
  await expect(link(`mf-home=${address}`)).rejects.toThrow('belongs to mf-about, not mf-home');
  expect(usageError('mf-about=about')).toContain('Use NAME=RELEASE');
  await operator.server.stop();
  await expect(link(`mf-about=${address}`)).rejects.toThrow('Cannot reach');
});

test('a link to a working copy has its address, is and is valid for at most half a day', async () => {
  const address = 'https://anna.dev.test/_working-copy';
  expect(await shown(`mf-about=${address}`, '--working-copy')).toEqual({
    target: { remote: 'mf-about', workingCopy: `${address}/` },
    hours: 8,
  });
  expect(usageError(`a=${address}`, '--working-copy', '--hours', '13')).toContain('valid for at most 12 hours');
});

test('reports a missing key, and a missing or second target', async () => {
  expect(usageError()).toContain('either one NAME=RELEASE or --composition');
  expect(usageError('a=http://localhost', '--composition', '1')).toContain('either');
  expect(usageError('--composition', '1', '--hours', '0')).toContain("argument '0' is invalid");
  delete process.env['PREVIEW_KEY'];
  await expect(link('--composition', '1')).rejects.toThrow('PREVIEW_KEY is not set');
});
