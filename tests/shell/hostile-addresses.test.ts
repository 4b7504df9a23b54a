import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { ComposedSite } from '../support/composed-site.ts';
import { readMeanwhile } from '../support/read-meanwhile.ts';
import { sampleOf } from '../support/sample.ts';

const PATHS = [
  '/',
  '/all-converters',
  '/category/length',
  '/category/none',
  '/converter/length/feet-to-meters',
  '/converter/length/FT-to-m',
  '/converter/length/none',
  '/length/ft-to-m',
  '/about-units',
  '/contact',
  '/none',
];
const READ = ['/converter/length/feet-to-meters', '/category/length', '/about-units', '/contact'];

const PIECES = [
  'a',
  '%C3%A9',
  '%F0%9F%98%80',
  '%00',
  '%0A',
  '%2F',
  '%5C',
  '%20',
  '%22%3E',
  '%E2%80%AE',
  '%ED%A0%80',
  '%ZZ',
  '%',
  '..%2F',
];
const LENGTHS = [1, 300, 1_900, 2_040, 2_100, 6_000];

const addresses = PATHS.flatMap((path) =>
  PIECES.flatMap((piece) =>
    LENGTHS.flatMap((length) => {
      const long = piece.repeat(Math.ceil(length / piece.length));
      return [
        `${path}?q=${long}`,
        `${path === '/' ? '' : path}/${long}`,
        `${path}${long}`,
        `${path}?${long}&value=${long.slice(0, 50)}`,
      ];
    }),
  ),
);

let site: ComposedSite;
beforeAll(async () => {
  site = await ComposedSite.start();
  await site.startShell({ BREAKER_FAILURES: '3' });
});
afterAll(() => site?.stop());

/** `fetch` would normalize the path. */
const statusOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { port } = new URL(site.origin);
    request({ port, host: 'localhost', path }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

test('no URL costs a visitor a page, regardless of its length and characters', async () => {
  const readers = readMeanwhile(site, READ);
  const refused: string[] = [];
  for (const address of sampleOf(addresses, 7)) {
    const status = await statusOf(address);
    if (![200, 301, 400, 404, 414].includes(status)) refused.push(`${status} ${address.slice(0, 100)}`);
  }
  const responses = await readers.stop();
  expect(refused).toEqual([]);
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(responses.map(({ path }) => path))).toEqual(new Set(READ));
  const { remotes } = await site.health();
  for (const { process } of Object.values(remotes)) expect(process).toMatchObject({ breaker: 'closed', restarts: 0 });
  expect(Object.values(remotes).flatMap(({ process }) => process?.failingPages ?? [])).toEqual([]);
});

test('a URL that is too long is rejected before anything is rendered', async () => {
  for (const path of ['/about-units', '/category/length', '/none']) {
    expect([path, await statusOf(`${path}?q=${'a'.repeat(2_048)}`)]).toEqual([path, 414]);
    expect([path, await statusOf(`${path}?q=${'a'.repeat(1_900)}`)]).not.toEqual([path, 414]);
  }
});
