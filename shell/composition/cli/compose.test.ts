import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteStatus } from '../store/site-status.ts';
import { send, soundRelease } from '../testing/release-server.ts';
import { Operator } from './testing/operator.ts';

let operator: Operator;
beforeEach(async () => {
  operator = await Operator.start();
});
afterEach(() => operator.stop());

const compose = (...args: string[]) => operator.compose(...args);
const read = () => operator.read();
const home = () => operator.home();
const about: Operator['about'] = (...args) => operator.about(...args);

describe('An operator', () => {
  test('uses, views, removes, and rolls back releases, and gets a report of each step', async () => {
    expect(await compose('use', home(), about(), '--reason', 'First')).toEqual({
      code: 0,
      output: expect.stringMatching(
        /Revision 1: First\.\n[^]*\/ is new, served by mf-home\.[^]*The site now trusts [^]*No site reports that it follows this composition/,
      ),
    });
    const steps: [args: string[], report: RegExp][] = [
      [
        ['use', about('1.1.0', { '/about': './about', '/team': './team' })],
        /mf-about 1\.0\.0 → 1\.1\.0\.\n\/team is new, served by mf-about\./,
      ],
      [
        ['rollback'],
        /Revision 3[^]*mf-about 1\.1\.0 → 1\.0\.0\.[^]*\/team of mf-about is removed\.\nIt has the content of revision 1\./,
      ],
      [['remove', 'mf-about'], /mf-about 1\.0\.0 is removed\./],
      [
        ['status'],
        /Revision 4, .*: Remove mf-about\n[^]*mf-home +1\.0\.0 +http.* since \S+, revision 1\n +\/\n[^]*No site follows this composition\./,
      ],
    ];
    for (const [args, report] of steps)
      expect(await compose(...args)).toEqual({ code: 0, output: expect.stringMatching(report) });
    expect((await compose('rollback', '--to', '2')).code).toBe(0);
    expect(Object.keys(read().routes).sort()).toEqual(['/', '/about', '/team']);
    const { output } = await compose('history');
    expect(output.match(/^[* ] +\d+ {2}/gm)).toHaveLength(5);
    expect(output).toMatch(/^\* {4}5 {2}\d{4}-\S+ {2}.+\n/);
    expect(output).toMatch(/It has the content of revision 2\.\n {5}4 /);
    expect(output).toMatch(/ {5}2 .+\n +mf-about 1\.0\.0 → 1\.1\.0\.\n +\/team is new, served by mf-about\.\n {5}1 /);
  });

  test('gets an error for a mistyped file, and nothing is written', async () => {
    await compose('use', home(), about());
    const mistyped = join(operator.folder, 'compositon.json');
    expect(await compose('use', about(), '--file', mistyped)).toEqual({
      code: 1,
      output: expect.stringMatching(/none of these remotes has the page \/.*--new/),
    });
    expect(existsSync(mistyped)).toBe(false);
    expect((await compose('use', about(), '--file', mistyped, '--new')).code).toBe(0);
  });

  test('creates the first composition from latest.json files, but not if one already exists', async () => {
    const lists = await Promise.all(
      [home(), about()].map(
        async (release) => `${await operator.listing(new URL(release).pathname.slice(1))}/latest.json`,
      ),
    );
    expect((await compose('use', '--first', ...lists)).output).toContain('/about is new, served by mf-about.');
    const composed = read();
    expect(composed.remotes['mf-home']?.release).toBe(lists[0]?.replace('latest.json', 'home/release.json'));
    expect(await compose('use', '--first', about('1.1.0'))).toEqual({
      code: 0,
      output: 'Revision 1 already exists, so nothing was changed.\n',
    });
    expect(read()).toEqual(composed);
    const empty = await operator.listen((_request, response) => response.end('{}'));
    const refused = { code: 1, output: expect.stringContaining('/latest.json does not specify a release') };
    expect(await compose('use', `${empty}/latest.json`)).toEqual(refused);
  });

  test.each<[what: string, damage: (file: string) => void, sentence: RegExp]>([
    [
      'deleted',
      rmSync,
      /The composition at .* no longer exists\. To restore it: npm .* rollback\. To start a new site: --new\./,
    ],
    [
      'broken',
      (file) => writeFileSync(file, '{ "remotes": '),
      /The composition is not valid JSON\. It is in .* Fix it, or .*npm run compose -- rollback/,
    ],
  ])('gets an error about a %s composition, and can restore it', async (_what, damage, sentence) => {
    await compose('use', home(), about());
    const { remotes, routes } = read();
    damage(operator.file);
    expect(await compose('use', home())).toEqual({ code: 1, output: expect.stringMatching(sentence) });
    expect(await compose('status')).toMatchObject({ code: 1 });
    expect((await compose('rollback')).code).toBe(0);
    expect(read()).toMatchObject({ revision: 2, remotes, routes });
  });

  test('gets an error about a file that cannot be written', async () => {
    writeFileSync(join(operator.folder, 'blocked'), '');
    expect(await compose('use', home(), '--file', join(operator.folder, 'blocked/composition.json'))).toEqual({
      code: 1,
      output: expect.stringMatching(/Cannot write the composition .*composition\.json \(\w+\)\. Check the path/),
    });
  });

  test('can make two changes at the same time without losing either', async () => {
    await compose('use', home(), about());
    const both = await Promise.all([operator.home('2.0.0'), about('2.0.0')].map((release) => compose('use', release)));
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(Object.values(read().remotes).map(({ version }) => version)).toEqual(['2.0.0', '2.0.0']);
    expect(read().revision).toBe(3);
  });
});

test('cannot use a release that browsers cannot cache or that needs a different shell contract', async () => {
  const { descriptor, files } = soundRelease();
  const requires = { shellContract: '^9.0.0', api: '^1.0.0' };
  const refuse = (sentence: RegExp) => ({ code: 1, output: expect.stringMatching(sentence) });
  const other = operator.server.serve({ descriptor: { ...descriptor, requires }, files }, 'other');
  expect(await compose('use', other)).toEqual(refuse(/needs version \^9\.0\.0 of the shell's contract/));
  operator.server.answers['browser/entry.js'] = (response) =>
    send(response, files['browser/entry.js'] ?? '', { 'cache-control': 'no-store' });
  const unkept = operator.server.serve({ descriptor, files });
  expect(await compose('use', unkept)).toEqual(refuse(/entry\.js cannot be cached, .* Configure its server to send/));
  expect(existsSync(operator.file)).toBe(false);
});

describe('The verdict of the site', () => {
  test('about a rollback includes a command that undoes the rollback', async () => {
    await compose('use', home(), about());
    await compose('use', about('1.1.0'));
    const site = await operator.site({ verdict: () => ({ state: 'checking' }) });
    const { output } = await compose('rollback', '--site', site, '--timeout', '0');
    const [, args = ''] = /To roll back: npm run compose -- (rollback --to \d+)/.exec(output) ?? [];
    expect((await compose(...args.split(' '))).code).toBe(0);
    expect(read().remotes['mf-about']?.version).toBe('1.1.0');
  });

  type Given = { options?: string[]; code?: number } & Partial<SiteStatus>;
  const atOnce = { options: ['--timeout', '0'], code: 4 };
  test.each<[what: string, given: Given | undefined, sentence: RegExp]>([
    ['waits for live', {}, /It is live on/],
    [
      'is reported with the reason if the site refuses the change',
      { state: 'refused', reason: 'mf-home: no.', serving: 7, code: 3 },
      /refuses it: mf-home: no\.\nIt keeps serving revision 7\.\nTo roll back: npm run compose -- rollback/,
    ],
    [
      'is live, with a warning about an unavailable remote',
      { remotes: { 'mf-other': { digest: '', away: 'It throws.' } } },
      /It is live on \S+\.\nmf-other is unavailable: It throws\.\n$/,
    ],
    [
      'is reported as missing after the timeout',
      { state: 'checking', ...atOnce },
      /did not accept the change in time: \S+: it is still checking/,
    ],
    ['is ignored if it is about another document', { id: 'another', ...atOnce }, /has not read the composition yet/],
    ['is not available from a URL that is not a site', undefined, /is not a site that follows a composition/],
    ['is not awaited with --no-wait', { state: 'refused', options: ['--no-wait'] }, /Revision 1/],
  ])('%s', async (_what, given, sentence) => {
    const { options, code = 0, ...verdict } = given ?? atOnce;
    const site = await operator.site({ verdict: () => given && verdict });
    expect(await compose('use', operator.server.serve(soundRelease()), '--site', site, ...(options ?? []))).toEqual({
      code,
      output: expect.stringMatching(sentence),
    });
  });

  test('is reported as missing if the site does not respond', async () => {
    const site = await operator.listen((request, response) =>
      request.url === '/health/live' ? response.end() : response.destroy(),
    );
    expect(await compose('use', home(), '--site', site, '--timeout', '0')).toEqual({
      code: 4,
      output: expect.stringMatching(/health\/ready does not respond/),
    });
    writeFileSync(`${operator.file}.status.json`, JSON.stringify({ ...operator.buildStatus(site), state: 'checking' }));
    expect((await compose('use', home(), '--timeout', '0')).code).toBe(4);
  });

  test('is not awaited if the site was killed', async () => {
    await compose('use', home());
    writeFileSync(`${operator.file}.status.json`, JSON.stringify(operator.buildStatus('http://localhost:1')));
    expect(await compose('use', home())).toEqual({
      code: 0,
      output: expect.stringContaining('No site reports that it follows this composition'),
    });
  });
});

test.each([
  ['mf-home', /^"mf-home" is neither the URL of a release nor NAME@VERSION/],
  ['https://me:hidden@localhost:1/r', /is neither the URL/],
])('rejects %s as a release', async (release, sentence) => {
  expect(await compose('use', release)).toEqual({ code: 1, output: expect.stringMatching(sentence) });
});

describe('Wrong usage', () => {
  test.each([
    [['use'], /missing required argument 'RELEASE'/],
    [['status', '--colour'], /unknown option '--colour'/],
    [['history', 'mf-home'], /too many arguments for 'history'/],
    [['rollback', '--to', 'x'], /'x' is invalid/],
    [['rollback', '--timeout', '-1'], /'-1' is invalid|argument is ambiguous/],
    [['use', 'http://localhost:1/x', '--trust-origin', 'x'], /'x' is invalid/],
    [['promote'], /'--from <OTHER>' not specified/],
    [['constructor'], /unknown command 'constructor'/],
    [['statsu'], /unknown command 'statsu'\n\(Did you mean status\?\)/],
    [['rollback', '--route', '/x'], /unknown option '--route'/],
  ])('of %j prints an error message', async (args, sentence) => {
    expect(await compose(...args)).toEqual({ code: 2, output: expect.stringMatching(sentence) });
  });

  test('prints the error and the help of the command, and exits with 2', async () => {
    expect(await compose('status', '--colour')).toEqual({
      code: 2,
      output: expect.stringMatching(
        /^error: unknown option '--colour'\n\nUsage: npm run compose -- status [^]*--site <URL>/,
      ),
    });
  });

  test('does not include --help, which exits with 0', async () => {
    const help = await compose('rollback', '--help');
    expect(help).toMatchObject({ code: 0, output: expect.stringMatching(/^Usage: .* rollback [^]*--to <REVISION>/) });
    expect(help.output).not.toMatch(/--widen|^ {2}use/m);
    expect((await compose('help', 'canary')).output).toMatch(/--widen <SHARE>/);
    expect(await compose('--help')).toEqual({ code: 0, output: expect.stringContaining('npm run compose -- COMMAND') });
  });
});
