import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import type { SiteStatus } from '../store/site-status.ts';
import { send, soundRelease } from '../testing/release-server.ts';
import { ComposeOutput } from './output.ts';
import { Operator } from './testing/operator.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.startComposed();
});
afterEach(() => operator.stop());

describe('A dry run', () => {
  test('shows the changes and writes nothing', async () => {
    const change = ['use', operator.about('1.1.0', { '/about': './about', '/team': './team' })];
    const plan = await operator.compose(...change, '--dry-run');
    expect(plan.code).toBe(0);
    expect(plan.output).toMatch(/^Based on revision 1, /);
    for (const line of [
      'mf-about 1.0.0 → 1.1.0.',
      '/team is new, served by mf-about.',
      'Nothing was written. To make this change, use --on 1 instead of --dry-run.',
    ])
      expect(plan.output).toContain(line);
    expect(operator.read().revision).toBe(1);
    expect(await operator.compose(...change, '--on', '1')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Revision 2: Compose mf-about 1\.1\.0\.\nmf-about 1\.0\.0 → 1\.1\.0\./),
    });
    expect(operator.read().routes['/team']?.remote).toBe('mf-about');
  });

  test('is outdated if another change comes first, and the error shows its author and reason', async () => {
    await operator.compose('use', operator.home('2.0.0'), '--reason', 'A new front page');
    const before = operator.read();
    expect(await operator.compose('use', operator.about('1.1.0'), '--on', '1')).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The composition has changed: revision 2 by .+ at \d{4}-.*: A new front page\. Check your change again with --dry-run\.\n$/,
      ),
    });
    expect(operator.read()).toEqual(before);
  });

  test('shows why a change would be refused, and exits with 1', async () => {
    operator.server.answers['browser/home.js'] = (response) =>
      send(response, soundRelease().files['browser/home.js'] ?? '', { 'access-control-allow-origin': undefined });
    for (const [release, refusal] of [
      [operator.about('2.0.0', { '/': './home' }), /^mf-about 2\.0\.0 has no \.\/about, which \/about needs\./],
      [operator.about('2.1.0'), /✗ headers {4}mf-about: .*no Access-Control-Allow-Origin/],
    ] as const) {
      const plan = await operator.compose('use', release, '--dry-run');
      expect(plan).toEqual({ code: 1, output: expect.stringMatching(refusal) });
    }
  });

  test('shows what a rollback or a removal would change', async () => {
    await operator.compose('use', operator.about('1.1.0'));
    const back = await operator.compose('rollback', '--to', '1', '--dry-run');
    expect(back.output).toMatch(/mf-about 1\.1\.0 → 1\.0\.0\.[^]*It has the content of revision 1\./);
    expect(await operator.compose('rollback', '--to', '1', '--on', '2')).toMatchObject({ code: 0 });
    expect(operator.read()).toMatchObject({ revision: 3, remotes: { 'mf-about': { version: '1.0.0' } } });
    const removal = await operator.compose('remove', 'mf-about', '--dry-run');
    expect(removal.output).toMatch(/mf-about 1\.0\.0 is removed\.\n +\/about of mf-about is removed\./);
    expect(await operator.compose('remove', 'mf-about', '--on', '3')).toMatchObject({ code: 0 });
    expect(Object.keys(operator.read().remotes)).toEqual(['mf-home']);
  });
});

describe('with --json, one object is printed by', () => {
  const json = async (...args: string[]): Promise<unknown> => {
    const { output } = await operator.compose(...args, '--json');
    return JSON.parse(output.slice(output.search(/^\{/m)));
  };

  test('a dry run, a change, and a refusal', async () => {
    const change = ['use', operator.about('1.1.0')];
    const changes = ['mf-about 1.0.0 → 1.1.0.'];
    expect(await json(...change, '--dry-run')).toMatchObject({ basedOn: 1, revision: 2, changes, written: false });
    const verdict = { kind: 'nobody', sites: [] };
    expect(await json(...change, '--on', '1')).toMatchObject({
      ok: true,
      revision: 2,
      changes,
      written: true,
      verdict,
    });
    expect(await json(...change, '--on', '1')).toMatchObject({ exitCode: 1, error: { code: 'REVISION_OUTDATED' } });
    operator.server.answers['node/entry.js'] = (response) => response.writeHead(404).end();
    const refused = { ok: false, written: false, error: { code: 'STATUS' }, findings: [{ gate: 'files' }] };
    expect(await json('use', operator.about('1.2.0'))).toMatchObject(refused);
  });

  test.each<[args: string[], report: object]>([
    [['status'], { exitCode: 0, state: 'valid', revision: 1, remotes: { 'mf-home': { version: '1.0.0' } } }],
    [['history'], { ok: true, revisions: [{ revision: 1, changes: expect.any(Array) }] }],
    [['status', '--colour'], { ok: false, exitCode: 2, error: { code: 'USAGE' } }],
    [['rollback'], { ok: false, exitCode: 1, error: { code: 'NOTHING_TO_RESTORE' } }],
    [['status', '--file', '/gone.json'], { exitCode: 1, sites: [], error: { code: 'NO_COMPOSITION' } }],
  ])('the command %j', async (args, report) => {
    expect(await json(...args)).toMatchObject(report);
  });
});

test('progress is shown only in a terminal', () => {
  let written = '';
  const write = (text: string) => (written += text);
  new ComposeOutput({ stdout: { write }, stderr: { write } }).progress('Fetching files: 1 of 4');
  expect(written).toBe('');
  const output = new ComposeOutput({ stdout: { write }, stderr: { isTTY: true, write } });
  output.progress('Fetching files: 1 of 4');
  output.say('Done.');
  expect(written).toBe('\r\u001B[KFetching files: 1 of 4\r\u001B[KDone.\n');
});

describe('A release given by its version', () => {
  const serve = (folder: string, version: string) =>
    operator.server.serve(soundRelease({ name: 'mf-about', version, routes: { '/about': './about' } }), folder);

  test('is found next to the current release, or at its earlier URL', async () => {
    await operator.compose('use', serve('1.0.0', '1.0.0'));
    serve('1.1.0', '1.1.0');
    expect(await operator.compose('use', 'mf-about@1.1.0')).toMatchObject({ code: 0 });
    expect(operator.read().remotes['mf-about']).toMatchObject({
      version: '1.1.0',
      release: `${operator.server.origin}/1.1.0/release.json`,
    });
    await operator.compose('use', serve('of-a-branch', '1.2.0'));
    await operator.compose('use', 'mf-about@1.1.0');
    await operator.compose('use', 'mf-about@1.2.0');
    expect(operator.read().remotes['mf-about']?.release).toBe(`${operator.server.origin}/of-a-branch/release.json`);
  });

  test('is found among releases on the server, but not among unreleased builds', async () => {
    serve('1.0.0-abc', '1.0.0');
    serve('2.0.0-def', '2.0.0');
    const site = await operator.listing('2.0.0-def');
    await operator.compose('use', `${site}/1.0.0-abc`);
    expect(await operator.compose('use', 'mf-about@2.0.0')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Cannot find mf-about@2.0.0'),
    });
    serve('mf-about/2.0.0', '2.0.0');
    expect(await operator.compose('use', 'mf-about@2.0.0')).toMatchObject({ code: 0 });
    expect(operator.read().remotes['mf-about']?.release).toBe(`${site}/mf-about/2.0.0/release.json`);
  });

  test('is found in a store that RELEASE_STORES lists', async () => {
    operator.server.serve(soundRelease({ name: 'mf-home', version: '3.0.0' }), 'releases/mf-home/3.0.0');
    const store = `${operator.server.origin}/releases/`;
    operator.environment = { RELEASE_STORES: store };
    expect(await operator.compose('use', 'mf-home@3.0.0')).toMatchObject({ code: 0 });
    expect(operator.read().remotes['mf-home']?.release).toBe(`${store}mf-home/3.0.0/release.json`);
  });

  test('is reported as missing, with all URLs that were tried', async () => {
    const refused = (sentence: RegExp) => ({ code: 1, output: expect.stringMatching(sentence) });
    expect(await operator.compose('use', 'mf-other@9.9.9')).toEqual(
      refused(/^Cannot find mf-other@9\.9\.9\. .*RELEASE_STORES\. There is no store to look in\./),
    );
    await operator.compose('use', serve('1.0.0', '1.0.0'));
    serve('9.9.9', '9.9.8');
    const tried =
      /Tried:\n\S+\/mf-about\/9\.9\.9\/release\.json returned 404\.[^]*\/9\.9\.9\/release\.json is mf-about 9\.9\.8\./;
    operator.environment = { RELEASE_STORES: operator.server.origin };
    expect(await operator.compose('use', 'mf-about@9.9.9')).toEqual(refused(tried));
  });
});

describe('A change', () => {
  test('ignores the verdict on a later revision that replaced it', async () => {
    const verdict = (): Partial<SiteStatus> => ({
      url: 'http://localhost:1',
      revision: operator.read().revision + 1,
      id: 'the successor',
      state: 'refused',
      reason: 'mf-about: no.',
      remotes: { 'mf-home': { digest: 'sha384-x', away: 'The successor broke it.' } },
    });
    const site = await operator.site({ verdict });
    const used = await operator.compose('use', operator.home(), '--site', site);
    expect(used).toMatchObject({ code: 0, output: expect.stringContaining('It is live on') });
  });
});

describe('A promotion', () => {
  test('copies the releases of another composition', async () => {
    const staging = join(operator.folder, 'staging.json');
    await operator.compose('use', operator.home('2.0.0'), operator.about('2.0.0'), '--file', staging);
    const { output } = await operator.compose('promote', '--from', staging, '--dry-run');
    expect(output).toMatch(/mf-home 1\.0\.0 → 2\.0\.0\.\n +mf-about 1\.0\.0 → 2\.0\.0\./);
    expect((await operator.compose('promote', '--from', staging)).output).toMatch(
      /^Revision 2: Promote mf-home 2\.0\.0, mf-about 2\.0\.0\./,
    );
    const again = await operator.compose('promote', '--from', staging);
    expect(again).toEqual({ code: 1, output: expect.stringContaining('Nothing to promote') });
  });

  test('copies the releases of a site, and requires --trust-origin for new origins', async () => {
    const before = operator.read();
    const digest = before.remotes['mf-about']?.digest.replace(/.$/, 'x');
    const remotes = { 'mf-about': { release: 'https://elsewhere.invalid/release.json', digest } };
    for (const [text, sentence] of [
      [JSON.stringify({ remotes }), 'Cannot reach https://elsewhere.invalid/release.json'],
      ['<!doctype html>', 'is not the health check of a site'],
    ] as const) {
      const site = await operator.listen((_request, response) => response.end(text));
      const refused = { code: 1, output: expect.stringContaining(sentence) };
      expect(await operator.compose('promote', '--from', site)).toEqual(refused);
    }
    expect(operator.read()).toEqual(before);
  });
});
