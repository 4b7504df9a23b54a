import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { UsageError } from './argument-values.ts';
import { parseComposeArguments } from './compose-arguments.ts';
import type { Evidence } from '../document/gate-results.ts';
import { compositionId } from '../document/composition-document.ts';
import type { SiteStatus } from '../store/site-status.ts';
import { type ReleaseServer, send, soundRelease } from '../testing/release-server.ts';
import { Operator } from './testing/operator.ts';

jest.setTimeout(120_000);

let operator: Operator;
let folder: string;
let file: string;
let server: ReleaseServer;
beforeEach(async () => {
  operator = await Operator.start();
  ({ folder, file, server } = operator);
});
afterEach(() => operator.stop());

const compose = (...args: string[]) => operator.compose(...args);
const read = () => operator.read();
const home = () => operator.home();
const about: Operator['about'] = (...args) => operator.about(...args);
const listen = (answer: RequestListener) => operator.listen(answer);

const listingOfNothing = async () => `${await listen((_, response) => void response.end('{}'))}/latest.json`;

test('status without a composition for the port names the ports that have one', async () => {
  const fileOf = (port: number) => join(folder, '.site', `port-${port}`, 'composition.json');
  await compose('use', home(), about(), '--file', fileOf(5000));
  expect(await compose('status', '--file', fileOf(3000))).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^There is no composition at .*port-3000\/composition\.json yet\. There is one for:\n {2}PORT=5000 npm run compose -- status\n$/,
    ),
  });
});

describe('An operator', () => {
  test('changes, looks, removes and goes back, and is told each step', async () => {
    expect(await compose('status')).toEqual({
      code: 1,
      output: expect.stringContaining('There is no composition at'),
    });
    const first = await compose('use', home(), about(), '--reason', 'First');
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toMatch(
      /Revision 1: First\.\n[^]*mf-home gets \/\.[^]*mf-about gets \/about\.[^]*No site follows this document/,
    );

    const added = await compose('use', about('1.1.0', { '/about': './about', '/team': './team' }));
    expect(added).toMatchObject({ code: 0, output: expect.stringContaining('mf-about gets /team.') });
    const back = await compose('rollback');
    expect(back).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Revision 3[^]*Back to: mf-about 1\.0\.0\.[^]*Gone with it: \/team\./),
    });
    expect(read()).toMatchObject({ revision: 3, removes: { routes: ['/team'] } });

    expect(await compose('remove', 'mf-about')).toMatchObject({
      code: 0,
      output: expect.stringContaining('mf-about goes from the site.'),
    });
    const status = await compose('status');
    expect(status).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /Revision 4, .*: Remove mf-about\n[^]*mf-home +1\.0\.0 +http.*\n +\/\n[^]*No site follows this document\./,
      ),
    });
    expect((await compose('rollback', '--to', '2')).code).toBe(0);
    expect(Object.keys(read().routes).sort()).toEqual(['/', '/about', '/team']);
    const { output } = await compose('history');
    expect(output.match(/^[* ] +\d+ {2}/gm)).toHaveLength(5);
    expect(output).toMatch(/^\* {4}5 /);
    expect(output).toMatch(/The content is that of revision 2\.\n {5}4 /);
    expect(await compose('rollback')).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        'Further back: npm run compose -- rollback --to 1\nTo what was given up: npm run compose -- rollback --to 4',
      ),
    });
    expect(read().revision).toBe(5);
  });

  test('of a mistyped file is told so, and nothing is written', async () => {
    expect((await compose('use', home(), about())).code).toBe(0);
    const mistyped = join(folder, 'compositon.json');
    const { code, output } = await compose('use', about(), '--file', mistyped);
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/none of these has the page \/\. Is it the right file\?.*--new/),
    });
    expect(existsSync(mistyped)).toBe(false);
    expect((await compose('use', about(), '--file', mistyped, '--new')).code).toBe(0);
  });

  test('composes the first set from what its servers name as their latest, and once alone', async () => {
    const lists = await Promise.all(
      [home(), about()].map(
        async (address) => `${await operator.listing(new URL(address).pathname.slice(1))}/latest.json`,
      ),
    );
    expect(await compose('use', '--first', ...lists)).toMatchObject({
      code: 0,
      output: expect.stringContaining('mf-about gets /about.'),
    });
    const composed = read();
    expect(composed.remotes['mf-home']?.release).toBe(lists[0]?.replace('latest.json', 'home/release.json'));
    expect(await compose('use', '--first', about('1.1.0'))).toEqual({
      code: 0,
      output: 'There is a composition already, and it stays: revision 1.\n',
    });
    expect(read()).toEqual(composed);
    expect(await compose('use', await listingOfNothing())).toMatchObject({
      code: 1,
      output: expect.stringContaining('/latest.json names no release'),
    });
  });

  test('of a deleted composition is told so, and gets it back', async () => {
    await compose('use', home(), about());
    const before = read();
    rmSync(file);
    const refused = await compose('use', home());
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /There was a composition at .*, and it is gone\. To bring it back: npm run compose -- rollback\. To begin a new site: --new\./,
      ),
    });
    expect(existsSync(file)).toBe(false);
    expect((await compose('rollback')).code).toBe(0);
    expect(read()).toMatchObject({ revision: 2, remotes: before.remotes, routes: before.routes });
  });

  test('of a broken composition is told so, and gets the last sound one back', async () => {
    await compose('use', home(), about());
    writeFileSync(file, '{ "remotes": ');
    expect(await compose('use', about())).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /The composition is not valid JSON\. It stands in .* Fix it, or .*npm run compose -- rollback/,
      ),
    });
    expect(await compose('status')).toMatchObject({ code: 1 });
    expect((await compose('rollback')).code).toBe(0);
    expect(Object.keys(read().routes)).toEqual(['/', '/about']);
  });

  test('of a file that cannot be written is told so', async () => {
    const blocked = join(folder, 'blocked');
    writeFileSync(blocked, '');
    expect(await compose('use', home(), '--file', join(blocked, 'composition.json'))).toEqual({
      code: 1,
      output: expect.stringMatching(/composition\.json cannot be written \(\w+\)\. Check that it is the right file/),
    });
  });

  test('changes two remotes from two shells at once, and both changes are there', async () => {
    await compose('use', home(), about());
    const next = [server.serve(soundRelease({ name: 'mf-home', version: '2.0.0' }), 'home-2'), about('2.0.0')];
    const both = await Promise.all(next.map((release) => compose('use', release)));
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(Object.values(read().remotes).map(({ version }) => version)).toEqual(['2.0.0', '2.0.0']);
    expect(read().revision).toBe(3);
  });
});

describe('What a site would refuse is refused before it is written:', () => {
  const script = soundRelease().files['browser/home.js'] ?? '';
  test.each([
    [
      'a release without a browser file',
      'browser/home.js',
      (): Answer => (response) => response.writeHead(404).end(),
      /home\.js answered 404/,
    ],
    [
      'a release without a server file',
      'node/entry.js',
      (): Answer => (response) => response.writeHead(404).end(),
      /node\/entry\.js answered 404/,
    ],
    [
      'a release without CORS',
      'browser/home.js',
      (): Answer => (response) => send(response, script, { 'access-control-allow-origin': undefined }),
      /no Access-Control-Allow-Origin/,
    ],
    [
      'a release whose scripts come as text',
      'browser/home.js',
      (): Answer => (response) => send(response, script, { 'content-type': 'text/plain' }),
      /came as "text\/plain"/,
    ],
    [
      'a release that browsers may never keep',
      'browser/entry.js',
      (): Answer => (response) =>
        send(response, soundRelease().files['browser/entry.js'] ?? '', { 'cache-control': 'no-store' }),
      /entry\.js may never be kept\. Let the server say/,
    ],
    [
      'a web page in place of a release',
      'release.json',
      (): Answer => (response) => send(response, '<!doctype html>', { 'content-type': 'text/html' }),
      /is a web page and no release descriptor/,
    ],
    [
      'a release that lies elsewhere',
      'release.json',
      (): Answer => (response) => response.writeHead(301, { location: '/other' }).end(),
      /redirects to \/other/,
    ],
    ['a server that hangs', 'release.json', (): Answer => () => undefined, /did not come whole within 5 seconds/],
  ])('%s', async (_what, path, answer, sentence) => {
    server.answers[path] = answer();
    expect(await compose('use', home())).toEqual({ code: 1, output: expect.stringMatching(sentence) });
    expect(existsSync(file)).toBe(false);
  });

  test('a release that needs what the shell does not have', async () => {
    const { descriptor, files } = soundRelease();
    for (const [change, sentence] of [
      [{ requires: { shellContract: '^9.0.0', api: '^1.0.0' } }, /needs version \^9\.0\.0 of the shell's contract/],
      [{ requires: { shellContract: '>=1.0.0', api: '^9.0.0' } }, /needs version \^9\.0\.0 of the API's contract/],
      [{ shared: [{ name: 'react', requiredVersion: '^9.0.0', singleton: true as const }] }, /needs react \^9\.0\.0/],
    ] as const) {
      expect(await compose('use', server.serve({ descriptor: { ...descriptor, ...change } as never, files }))).toEqual({
        code: 1,
        output: expect.stringMatching(sentence),
      });
      expect(existsSync(file)).toBe(false);
    }
  });
});

type Answer = (response: Parameters<NonNullable<ReleaseServer['answers'][string]>>[0]) => unknown;

describe('The verdict of the site', () => {
  const status = (state: SiteStatus['state'], change: Partial<SiteStatus> = {}): SiteStatus => ({
    url: 'http://localhost:1',
    pid: 1,
    revision: read().revision,
    id: compositionId(read()),
    state,
    remotes: {},
    ...change,
  });
  const says =
    (make: () => unknown): RequestListener =>
    (_request, response) => {
      // The command also asks before the first composition exists.
      const body = existsSync(file) ? { verdict: make() } : {};
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    };

  test('is kept with its revision: a rollback passes over what was refused, and history marks it', async () => {
    await compose('use', home(), about());
    await compose('use', about('1.1.0'));
    const site = await listen(
      says(() => (read().revision === 3 ? status('refused', { reason: 'No.', serving: 2 }) : status('live'))),
    );
    expect((await compose('use', about('1.2.0'), '--site', site)).code).toBe(3);
    expect((await compose('use', about('1.3.0'), '--site', site)).code).toBe(0);
    expect((await compose('rollback', '--site', site)).code).toBe(0);
    expect(read()).toMatchObject({ revision: 5, restores: 2, remotes: { 'mf-about': { version: '1.1.0' } } });
    const { output } = await compose('history');
    expect(output.match(/✗ Refused by the site: it never was live\./g)).toHaveLength(1);
    expect(await operator.composeJson('history')).toMatchObject({
      revisions: [{ restores: 2, refused: false }, { refused: false }, { refused: true }, {}, {}],
    });
  });

  test('is kept also if nobody waited for it before the next change', async () => {
    await compose('use', home(), about());
    await compose('use', about('1.1.0'));
    const site = await listen(
      says(() => (read().revision === 3 ? status('refused', { reason: 'No.', serving: 2 }) : status('live'))),
    );
    await compose('use', about('1.2.0'), '--site', site, '--no-wait');
    await compose('use', about('1.3.0'), '--site', site, '--no-wait');
    expect((await compose('rollback', '--site', site)).code).toBe(0);
    expect(read()).toMatchObject({ revision: 5, restores: 2, remotes: { 'mf-about': { version: '1.1.0' } } });
    const { gates } = await operator.composeJson<{ gates: Evidence }>('history', '--revision', '3');
    expect(gates.at(-1)).toMatchObject({ gate: 'site', state: 'failed', sentence: expect.stringContaining('No.') });
  });

  test('on a rollback prints a way back that works when it is pasted', async () => {
    await compose('use', home(), about());
    await compose('use', about('1.1.0'));
    const silent = await listen(says(() => status('checking')));
    const { output } = await compose('rollback', '--site', silent, '--timeout', '1');
    const [, args = ''] = /To take it back: npm run compose -- (rollback --to \d+)/.exec(output) ?? [];
    expect((await compose(...args.split(' '))).code).toBe(0);
    expect(read().remotes['mf-about']?.version).toBe('1.1.0');
  });

  test.each([
    ['is waited for: live', () => status('live'), [], 0, /has it live/],
    [
      'is waited for: refused',
      () => status('refused', { reason: 'mf-home: no.', serving: 7 }),
      [],
      3,
      /refuses it: mf-home: no\.\nIt goes on with revision 7\. To take it back: npm run compose -- rollback/,
    ],
    [
      'is not taken for good where the remote itself does not run',
      () => status('live', { remotes: { 'mf-test': { digest: '', away: 'It throws.' } } }),
      [],
      3,
      /mf-test is away: It throws\.\nTo take it back/,
    ],
    [
      'that does not come in time',
      () => status('checking'),
      ['--timeout', '1'],
      4,
      /no verdict of the site after 1 seconds: it is still checking/,
    ],
    [
      "on another document is not taken for this one's",
      () => status('live', { id: 'another' }),
      ['--timeout', '1'],
      4,
      /has not taken the document up/,
    ],
    ['that is none', () => ({ odd: true }), ['--timeout', '1'], 4, /is not the health of such a site/],
    ['is not waited for when that is asked', () => status('refused'), ['--no-wait'], 0, /Revision 1/],
  ] as const)('%s', async (_what, make, options, code, sentence) => {
    const site = await listen(says(make));
    expect(await compose('use', server.serve(soundRelease()), '--site', site, ...options)).toEqual({
      code,
      output: expect.stringMatching(sentence),
    });
  });

  test('of a site that hangs is not waited for without end', async () => {
    const site = await listen(() => undefined);
    expect(await compose('use', home(), '--site', site, '--timeout', '1')).toEqual({
      code: 4,
      output: expect.stringMatching(/health\/ready does not answer/),
    });
    writeFileSync(`${file}.status.json`, JSON.stringify(status('checking', { url: site })));
    expect((await compose('use', home(), '--timeout', '1')).code).toBe(4);
  });

  test('of a site that was killed is not waited for', async () => {
    await compose('use', home());
    writeFileSync(`${file}.status.json`, JSON.stringify(status('live', { url: 'http://localhost:1' })));
    expect(await compose('use', home())).toEqual({
      code: 0,
      output: expect.stringContaining('No site follows this document'),
    });
  });
});

describe('Wrong usage', () => {
  test.each([
    [['use'], /"use" needs at least one release\./],
    [['use', 'mf-home'], /"mf-home" is no address of a release: it begins with http/],
    [['use', 'file:///etc/passwd'], /is no address of a release/],
    [
      ['use', 'https://me:hidden@localhost:1/r'],
      /^The address of localhost:1\/r holds a user name or password, with which no request can be made: leave them out\./,
    ],
    [['status', '--colour'], /Unknown option '--colour'/],
    [['status', '--to', '3'], /"status" has no option --to\./],
    [['status', 'mf-home'], /"status" takes no "mf-home"\./],
    [['rollback', '--to', 'x'], /--to is "x": /],
    [['rollback', '--timeout', '-1'], /--timeout is |argument is ambiguous/],
    [['use', 'http://localhost:1/x', '--trust-origin', 'x'], /"x" is no origin/],
    [['apply', 'http://localhost:1/x'], /"apply" needs --on REVISION, the one that "plan" printed/],
    [['apply', 'http://localhost:1/x', '--on', 'x'], /--on is "x": /],
    [['plan'], /"plan" needs at least one release\./],
    [['plan', 'rollback', '3'], /"plan rollback" takes no "3"\./],
    [['plan', 'http://localhost:1/x', '--no-wait'], /"plan" has no option --no-wait\./],
    [['promote'], /"promote" needs --from OTHER/],
    [['use', 'mf-home@1.0.0', '--store', 'x'], /"x" is no address, which --store needs/],
    [['why'], /"why" needs an address\./],
    [['why', 'about'], /"about" is no address of a page: it begins with http:\/\/ or https:\/\/, or is a path such as/],
    [['doctor', 'ftp://x'], /"ftp:\/\/x" is no address of a release or a release server/],
    [['constructor'], /There is no command "constructor"\./],
    [['statsu'], /There is no command "statsu"\. Did you mean status\?/],
    [['use', 'http://localhost:1/x', '--resaon', 'x'], /Unknown option '--resaon'\. Did you mean --reason\?/],
    [['rollback', '--to'], /--to needs a value\./],
    [['plan', '--route', '/x', 'rollback'], /"plan rollback" has no option --route\./],
  ])('%j gets a sentence', (args, sentence) => {
    expect(() => parseComposeArguments(args)).toThrow(sentence);
    expect(() => parseComposeArguments(args)).toThrow(UsageError);
  });

  test('is not to name options before the change that is planned, or --file and --json before the command', () => {
    expect(parseComposeArguments(['plan', '--reason', 'Test', 'rollback', '--to', '3'])).toMatchObject({
      change: { kind: 'rollback', mode: 'plan' },
      reason: 'Test',
      to: 3,
    });
    expect(parseComposeArguments(['--file', 'x', '--json', 'status'])).toMatchObject({
      command: 'status',
      file: 'x',
      json: true,
    });
  });

  test('gets the help of its command, the sentence last, and exit code 2', async () => {
    expect(await compose('status', '--colour')).toEqual({
      code: 2,
      output: expect.stringMatching(
        /^Usage: npm run compose -- status [^]*what the site is made of[^]*--site <URL>[^]*\n\nUnknown option '--colour'\.\n$/,
      ),
    });
  });

  test('is not to ask for help', async () => {
    for (const args of [[], ['--help'], ['use', '-h']]) expect(parseComposeArguments(args).command).toBe('help');
    const help = await compose('rollback', '--help');
    expect(help).toEqual({
      code: 0,
      output: expect.stringMatching(/^Usage: npm run compose -- rollback [^]*--to <REVISION>/),
    });
    expect(help.output).not.toMatch(/--margin|^ {2}use/m);
    expect((await compose('help', 'canary')).output).toMatch(/--margin <SHARE>/);
    expect(await compose('--help')).toEqual({ code: 0, output: expect.stringContaining('npm run compose -- COMMAND') });
  });
});
