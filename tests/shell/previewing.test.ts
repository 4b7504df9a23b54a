import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runCompose } from '../support/compose.ts';
import type { ComposedSite } from '../support/composed-site.ts';
import { PREVIEW_KEY, sharedSite } from '../support/shared-site.ts';
import { FaultyServer } from '../support/faulty-server.ts';
import { deriveRelease } from '../support/release-copy.ts';
import { waitFor } from '../support/wait-for.ts';

const PAGE = '/about-units';
const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About All Units of Measurement';

let site: ComposedSite;
let next = '';
beforeAll(async () => {
  process.env['PREVIEW_KEY'] = PREVIEW_KEY; // The operator's command also reads this variable.
  site = await sharedSite();
  next = deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], {
    version: '9.0.0',
    text: HEADING,
    instead: NEXT_HEADING,
  });
});
afterAll(() => {
  delete process.env['PREVIEW_KEY'];
});

interface Response {
  status: number;
  headers: Headers;
  text: string;
}

async function get(path: string, cookie = ''): Promise<Response> {
  const response = await fetch(site.origin + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const readCookie = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .join('; ');

async function linkTo(...args: string[]): Promise<string> {
  const { code, output } = await runCompose(site.compositionFile, 'link', ...args, '--site', site.origin);
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^http:\/\/localhost:\d+\/\?composition=[\w-]+\.[\w-]+\n$/),
  ]);
  return output.trim().slice(site.origin.length);
}

const follow = async (link: string) => readCookie(await get(link));

function seen(path: string, cookie: string): Promise<Response> {
  return waitFor(`the preview of ${path}`, async () => {
    const response = await get(path, cookie);
    return response.status === 503 ? undefined : response;
  });
}

test('a visitor with a preview link sees another version and can leave it, while everyone else sees the live version', async () => {
  const cookie = await follow(await linkTo(`mf-content=${site.getReleaseUrl('mf-content', next)}`));
  await seen(PAGE, cookie);
  const rounds = await Promise.all(
    Array.from({ length: 30 }, (_, index) => (index % 2 ? get(PAGE, cookie) : get(PAGE))),
  );
  for (const [index, { status, text, headers }] of rounds.entries()) {
    expect([index, status, text.includes(NEXT_HEADING), text.includes(`>${HEADING}<`)]).toEqual([
      index,
      200,
      index % 2 === 1,
      index % 2 === 0,
    ]);
    expect(headers.get('cache-control')).toBe(index % 2 ? 'private, no-store' : 'no-cache');
    expect(headers.get('x-robots-tag')).toBe(index % 2 ? 'noindex' : null);
    expect(text.includes('This is a preview of mf-content 9.0.0. Visitors see another version.')).toBe(index % 2 === 1);
  }
  const { text } = await get(PAGE, cookie);
  expect(text).toContain('<a href="?composition=off">Leave</a>');
  const left = await get(`${PAGE}?composition=off`, cookie);
  expect([left.status, left.headers.get('location'), readCookie(left)]).toEqual([303, PAGE, 'composition=']);
  expect(left.headers.getSetCookie()[0]).toContain('Max-Age=0');
  const compositions = await Promise.all([get('/composition.json', cookie), get('/composition.json')]);
  const bases = compositions.map(
    ({ text }) => (JSON.parse(text) as { remotes: Record<string, { base: string }> }).remotes['mf-content']?.base,
  );
  expect(bases).toEqual([
    `${site.getReleaseUrl('mf-content', next)}/browser/`,
    `${site.getReleaseUrl('mf-content', site.releases['mf-content'])}/browser/`,
  ]);
});

test('a preview link redirects to the same page, and sets a host-only cookie that expires with the link', async () => {
  const link = await linkTo('--composition', '1', '--hours', '2');
  const { status, headers } = await get(`${PAGE}${link.slice(1)}&from=a%20friend`);
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    303,
    `${PAGE}?from=a+friend`,
    'private, no-store',
  ]);
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^composition=[\w-]+\.[\w-]+; Max-Age=(7200|71\d\d); Path=\/; HttpOnly; SameSite=Lax$/);
});

test.each([
  ['altered', (link: string) => link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'is not valid'],
  ['nonsense', () => '/?composition=1', 'is not valid'],
  ['expired', (link: string) => link, 'has expired'],
])('a link that is %s shows the live version with a one-time notice', async (what, change, sentence) => {
  const link = change(await linkTo('--composition', '1', '--hours', what === 'expired' ? '0.0000001' : '1'));
  const token = link.split('=').at(-1);
  const { status, text, headers } = await get(`${PAGE}${link.slice(1)}`, `composition=${token}`);
  expect([status, text.includes(sentence), headers.get('cache-control')]).toEqual([200, true, 'private, no-store']);
  expect(text).toContain(`>${HEADING}<`);
  expect(headers.getSetCookie()[0]).toMatch(/^composition=;.*Max-Age=0/);
  const withCookie = await get(PAGE, `composition=${token}`);
  expect([withCookie.status, withCookie.text.includes(sentence), withCookie.headers.getSetCookie().length]).toEqual([
    200,
    true,
    1,
  ]);
  expect((await get(PAGE)).text).not.toContain(sentence);
});

test('a preview link to an untrusted origin shows the live version with a notice, and the log gives the reason', async () => {
  const elsewhere = await FaultyServer.start(site.remotes['mf-content'].origin);
  process.env['PREVIEW_ORIGINS'] = elsewhere.origin; // Set the variable only here, not in the site.
  const cookie = await follow(await linkTo(`mf-content=${elsewhere.origin}/${next}`));
  delete process.env['PREVIEW_ORIGINS'];
  const { status, headers, text } = await get(PAGE, cookie);
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(text).toContain(`>${HEADING}<`);
  expect(text).toContain('isn’t ready');
  expect(text).toContain('<a href="?composition=off">Leave</a>');
  await waitFor('the log to say so', async () =>
    site.log().some(({ reason }) => String(reason).includes('which this site does not trust')),
  );

  await elsewhere.stop();
});
