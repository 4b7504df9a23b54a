import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
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

test('status lists the ports that have a composition if this one has none', async () => {
  const fileOf = (port: number) => join(folder, '.site', `port-${port}`, 'composition.json');
  await compose('use', home(), about(), '--file', fileOf(5000));
  expect(await compose('status', '--file', fileOf(3000))).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^No composition exists at .*port-3000\/composition\.json yet\. Other ports have one:\n {2}PORT=5000 npm run compose -- status\n$/,
    ),
  });
});

describe('An operator', () => {
  test('changes, views, removes, and rolls back, with a report of each step', async () => {
    operator.usesProgram = true;
    expect(await compose('status')).toEqual({
      code: 1,
      output: expect.stringContaining('No composition exists at'),
    });
    const first = await compose('use', home(), about(), '--reason', 'First');
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toMatch(
      /Revision 1: First\.\n[^]*mf-home gets \/\.[^]*mf-about gets \/about\.[^]*No site reports that it follows this composition/,
    );

    const added = await compose('use', about('1.1.0', { '/about': './about', '/team': './team' }));
    expect(added).toMatchObject({ code: 0, output: expect.stringContaining('mf-about gets /team.') });
    const back = await compose('rollback');
    expect(back).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Revision 3[^]*Rolled back to: mf-about 1\.0\.0\.[^]*Removed: \/team\./),
    });
    expect(read()).toMatchObject({ revision: 3, removes: { routes: ['/team'] } });

    expect(await compose('remove', 'mf-about')).toMatchObject({
      code: 0,
      output: expect.stringContaining('mf-about is removed.'),
    });
    const status = await compose('status');
    expect(status).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /Revision 4, .*: Remove mf-about\n[^]*mf-home +1\.0\.0 +http.*\n +\/\n[^]*No site follows this composition\./,
      ),
    });
    expect((await compose('rollback', '--to', '2')).code).toBe(0);
    expect(Object.keys(read().routes).sort()).toEqual(['/', '/about', '/team']);
    const { output } = await compose('history');
    expect(output.match(/^[* ] +\d+ {2}/gm)).toHaveLength(5);
    expect(output).toMatch(/^\* {4}5 /);
    expect(output).toMatch(/It has the content of revision 2\.\n {5}4 /);
    expect(await compose('rollback')).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        'To roll back further: npm run compose -- rollback --to 1\nTo undo the rollback: npm run compose -- rollback --to 4',
      ),
    });
    expect(read().revision).toBe(5);
  });

  test('gets an error for a mistyped file, and nothing is written', async () => {
    expect((await compose('use', home(), about())).code).toBe(0);
    const mistyped = join(folder, 'compositon.json');
    const { code, output } = await compose('use', about(), '--file', mistyped);
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/none of these remotes has the page \/.*--new/),
    });
    expect(existsSync(mistyped)).toBe(false);
    expect((await compose('use', about(), '--file', mistyped, '--new')).code).toBe(0);
  });

  test('composes the first releases from latest.json, and only once', async () => {
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
      output: 'Revision 1 already exists, so nothing was changed.\n',
    });
    expect(read()).toEqual(composed);
    expect(await compose('use', await listingOfNothing())).toMatchObject({
      code: 1,
      output: expect.stringContaining('/latest.json does not name a release'),
    });
  });

  test('gets a report about a deleted composition, and restores it', async () => {
    await compose('use', home(), about());
    const before = read();
    rmSync(file);
    const refused = await compose('use', home());
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /The composition at .* is gone\. To restore it: npm run compose -- rollback\. To start a new site: --new\./,
      ),
    });
    expect(existsSync(file)).toBe(false);
    expect((await compose('rollback')).code).toBe(0);
    expect(read()).toMatchObject({ revision: 2, remotes: before.remotes, routes: before.routes });
  });

  test('gets a report about a broken composition, and restores the last valid one', async () => {
    await compose('use', home(), about());
    writeFileSync(file, '{ "remotes": ');
    expect(await compose('use', about())).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /The composition is not valid JSON\. It is in .* Fix it, or .*npm run compose -- rollback/,
      ),
    });
    expect(await compose('status')).toMatchObject({ code: 1 });
    expect((await compose('rollback')).code).toBe(0);
    expect(Object.keys(read().routes)).toEqual(['/', '/about']);
  });

  test('gets a report about a file that cannot be written', async () => {
    operator.usesProgram = true;
    const blocked = join(folder, 'blocked');
    writeFileSync(blocked, '');
    expect(await compose('use', home(), '--file', join(blocked, 'composition.json'))).toEqual({
      code: 1,
      output: expect.stringMatching(/Cannot write the composition .*composition\.json \(\w+\)\. Check the path/),
    });
  });

  test('changes two remotes from two terminals at once, and both changes are kept', async () => {
    await compose('use', home(), about());
    const next = [server.serve(soundRelease({ name: 'mf-home', version: '2.0.0' }), 'home-2'), about('2.0.0')];
    operator.usesProgram = true;
    const both = await Promise.all(next.map((release) => compose('use', release)));
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(Object.values(read().remotes).map(({ version }) => version)).toEqual(['2.0.0', '2.0.0']);
    expect(read().revision).toBe(3);
  });
});

describe('A change that a site would refuse is not written:', () => {
  const script = soundRelease().files['browser/home.js'] ?? '';
  test.each([
    [
      'a release without a browser file',
      'browser/home.js',
      (): Answer => (response) => response.writeHead(404).end(),
      /home\.js returned 404/,
    ],
    [
      'a release without a server file',
      'node/entry.js',
      (): Answer => (response) => response.writeHead(404).end(),
      /node\/entry\.js returned 404/,
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
      /has the type "text\/plain"/,
    ],
    [
      'a release that browsers may never keep',
      'browser/entry.js',
      (): Answer => (response) =>
        send(response, soundRelease().files['browser/entry.js'] ?? '', { 'cache-control': 'no-store' }),
      /entry\.js may never be cached\. Configure the server to send/,
    ],
    [
      'a web page in place of a release',
      'release.json',
      (): Answer => (response) => send(response, '<!doctype html>', { 'content-type': 'text/html' }),
      /is a web page, not a release descriptor/,
    ],
    [
      'a release that lies elsewhere',
      'release.json',
      (): Answer => (response) => response.writeHead(301, { location: '/other' }).end(),
      /redirects to \/other/,
    ],
    ['a server that hangs', 'release.json', (): Answer => () => undefined, /did not load within 5 s/],
  ])('%s', async (_what, path, answer, sentence) => {
    server.answers[path] = answer();
    expect(await compose('use', home())).toEqual({ code: 1, output: expect.stringMatching(sentence) });
    expect(existsSync(file)).toBe(false);
  });

  test('a release that needs something that the shell does not share', async () => {
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
      const body = existsSync(file) ? { verdict: make() } : {};
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    };

  test('is stored with its revision, so that a rollback skips refused revisions and the history marks them', async () => {
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
    expect(output.match(/✗ The site refused it, so it never went live\./g)).toHaveLength(1);
    expect(await operator.composeJson('history')).toMatchObject({
      revisions: [{ restores: 2, refused: false }, { refused: false }, { refused: true }, {}, {}],
    });
  });

  test('is stored even if no command waited for it before the next change', async () => {
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

  test('on a rollback prints a command that undoes it', async () => {
    await compose('use', home(), about());
    await compose('use', about('1.1.0'));
    const silent = await listen(says(() => status('checking')));
    const { output } = await compose('rollback', '--site', silent, '--timeout', '1');
    const [, args = ''] = /To roll back: npm run compose -- (rollback --to \d+)/.exec(output) ?? [];
    expect((await compose(...args.split(' '))).code).toBe(0);
    expect(read().remotes['mf-about']?.version).toBe('1.1.0');
  });

  test.each([
    ['waits for live', () => status('live'), [], 0, /It is live on/],
    [
      'waits for refused',
      () => status('refused', { reason: 'mf-home: no.', serving: 7 }),
      [],
      3,
      /refuses it: mf-home: no\.\nIt keeps serving revision 7\. To roll back: npm run compose -- rollback/,
    ],
    [
      'is not accepted if the remote itself is unavailable',
      () => status('live', { remotes: { 'mf-test': { digest: '', away: 'It throws.' } } }),
      [],
      3,
      /mf-test is unavailable: It throws\.\nTo roll back/,
    ],
    [
      'reports a missing verdict after the timeout',
      () => status('checking'),
      ['--timeout', '1'],
      4,
      /did not accept the change within 1 s: it is still checking/,
    ],
    [
      'on another document does not count for this one',
      () => status('live', { id: 'another' }),
      ['--timeout', '1'],
      4,
      /has not read the composition yet/,
    ],
    [
      'reports an address that is not a site',
      () => ({ odd: true }),
      ['--timeout', '1'],
      4,
      /is not the health check of a site/,
    ],
    ['does not wait with --no-wait', () => status('refused'), ['--no-wait'], 0, /Revision 1/],
  ] as const)('%s', async (_what, make, options, code, sentence) => {
    const site = await listen(says(make));
    expect(await compose('use', server.serve(soundRelease()), '--site', site, ...options)).toEqual({
      code,
      output: expect.stringMatching(sentence),
    });
  });

  test('of a site that hangs ends with a timeout', async () => {
    const site = await listen(() => undefined);
    expect(await compose('use', home(), '--site', site, '--timeout', '1')).toEqual({
      code: 4,
      output: expect.stringMatching(/health\/ready does not respond/),
    });
    writeFileSync(`${file}.status.json`, JSON.stringify(status('checking', { url: site })));
    expect((await compose('use', home(), '--timeout', '1')).code).toBe(4);
  });

  test('of a killed site is not awaited', async () => {
    await compose('use', home());
    writeFileSync(`${file}.status.json`, JSON.stringify(status('live', { url: 'http://localhost:1' })));
    expect(await compose('use', home())).toEqual({
      code: 0,
      output: expect.stringContaining('No site reports that it follows this composition'),
    });
  });
});

describe('Wrong usage', () => {
  test.each([
    [['use'], /"use" needs at least one release\./],
    [['use', 'mf-home'], /"mf-home" is not the address of a release\. Use an address that begins with http/],
    [['use', 'file:///etc/passwd'], /is not the address of a release/],
    [
      ['use', 'https://me:hidden@localhost:1/r'],
      /^Remove the user name and password from the address of localhost:1\/r\./,
    ],
    [['status', '--colour'], /Unknown option '--colour'/],
    [['status', '--to', '3'], /"status" has no option --to\./],
    [['status', 'mf-home'], /"status" does not accept "mf-home"\./],
    [['rollback', '--to', 'x'], /--to is "x": /],
    [['rollback', '--timeout', '-1'], /--timeout is |argument is ambiguous/],
    [['use', 'http://localhost:1/x', '--trust-origin', 'x'], /"x" is not an origin/],
    [['apply', 'http://localhost:1/x'], /"apply" needs --on REVISION, which "plan" prints/],
    [['apply', 'http://localhost:1/x', '--on', 'x'], /--on is "x": /],
    [['plan'], /"plan" needs at least one release\./],
    [['plan', 'rollback', '3'], /"plan rollback" does not accept "3"\./],
    [['plan', 'http://localhost:1/x', '--no-wait'], /"plan" has no option --no-wait\./],
    [['promote'], /"promote" needs --from OTHER/],
    [['use', 'mf-home@1.0.0', '--store', 'x'], /"x" is not an address for --store/],
    [['why'], /"why" needs an address\./],
    [
      ['why', 'about'],
      /"about" is not the address of a page\. Use an address that begins with http:\/\/ or https:\/\/, or a path such as/,
    ],
    [['doctor', 'ftp://x'], /"ftp:\/\/x" is not the address of a release or a release server/],
    [['constructor'], /"constructor" is not a command\./],
    [['statsu'], /"statsu" is not a command\. Did you mean status\?/],
    [['use', 'http://localhost:1/x', '--resaon', 'x'], /Unknown option '--resaon'\. Did you mean --reason\?/],
    [['rollback', '--to'], /--to needs a value\./],
    [['plan', '--route', '/x', 'rollback'], /"plan rollback" has no option --route\./],
  ])('%j gets a sentence', (args, sentence) => {
    expect(() => parseComposeArguments(args)).toThrow(sentence);
    expect(() => parseComposeArguments(args)).toThrow(UsageError);
  });

  test('does not include options before the planned change, or --file and --json before the command', () => {
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

  test('prints the help of its command, then the error, and exits with 2', async () => {
    operator.usesProgram = true;
    expect(await compose('status', '--colour')).toEqual({
      code: 2,
      output: expect.stringMatching(
        /^Usage: npm run compose -- status [^]*show the composition[^]*--site <URL>[^]*\n\nUnknown option '--colour'\.\n$/,
      ),
    });
  });

  test('does not include asking for help', async () => {
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
