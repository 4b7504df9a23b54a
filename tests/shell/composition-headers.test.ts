import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ComposedSite } from '../support/composed-site.ts';
import { compose } from '../support/compose.ts';
import { deriveRelease } from '../support/release-copy.ts';
import { EchoApiServer } from '../support/echo-api-server.ts';
import { waitFor } from '../support/wait-for.ts';

const HEADING = 'About Units of Measurement';
const NEXT_HEADING = 'About All Units of Measurement';
const PAGE = '/converter/length/feet-to-meters';

let site: ComposedSite;
let api: EchoApiServer;
beforeAll(async () => {
  site = await ComposedSite.start();
  api = await EchoApiServer.start();
  await site.startShell({ API_URL: api.origin, LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await site?.stop();
  await api?.stop();
});

const currentId = async () => ((await (await fetch(`${site.origin}/composition.json`)).json()) as { id: string }).id;
const headersOf = ({ headers }: Response) => ({
  composition: headers.get('x-composition'),
  revision: headers.get('x-revision'),
});
const idWithin = async (response: Response) => /"composition":\{"id":"([\da-f]{16})"/.exec(await response.text())?.[1];

test('a page states its composition, whether rendered or cached, in a 200 or a 304', async () => {
  const made = { composition: await currentId(), revision: String((await site.health()).revision) };
  const rendered = await fetch(`${site.origin}/contact?visit=1`);
  expect(headersOf(rendered)).toEqual(made);
  expect(await idWithin(rendered)).toBe(made.composition);
  await fetch(`${site.origin}/contact`);
  const kept = await fetch(`${site.origin}/contact`);
  expect(headersOf(kept)).toEqual(made);
  const unchanged = await fetch(`${site.origin}/contact`, {
    headers: { 'if-none-match': kept.headers.get('etag') ?? '' },
  });
  expect(unchanged.status).toBe(304);
  expect(headersOf(unchanged)).toEqual(made);
  expect(headersOf(await fetch(`${site.origin}/nowhere`))).toEqual(made);
});

test('an API request names the page’s composition, or the current one if the page names none', async () => {
  const ask = async (path: string, said?: string) => {
    const response = await fetch(site.origin + path, said === undefined ? {} : { headers: { 'x-composition': said } });
    return { answer: headersOf(response), told: api.asked.find(({ url }) => url === path)?.headers['x-composition'] };
  };
  const now = await currentId();
  const own = '0123456789abcdef';
  expect(await ask('/api/own', own)).toMatchObject({ answer: { composition: now }, told: own });
  expect(await ask('/api/none')).toMatchObject({ answer: { composition: now }, told: now });
  expect(await ask('/api/odd', 'x'.repeat(500))).toMatchObject({ told: now });
  const lineOf = (path: string) =>
    waitFor(`the line of ${path}`, async () => site.log().find((line) => line['path'] === path));
  expect(await lineOf('/api/own')).toMatchObject({ composition: own });
  expect(await lineOf('/api/odd')).not.toHaveProperty('composition');
});

test('API requests during rendering name the composition too', async () => {
  api.asked.length = 0;
  await fetch(`${site.origin}${PAGE}?visit=2`);
  const asked = api.asked.filter(({ url }) => url.startsWith('/api/conversions') || url.startsWith('/api/faqs'));
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked.map(({ headers }) => headers['x-composition']))).toEqual(new Set([await currentId()]));
});

test('during repeated switches, no page states the wrong composition', async () => {
  const first = site.releases['mf-content'];
  const next = deriveRelease(site.releaseRoot('mf-content'), first, {
    version: '9.0.0',
    text: HEADING,
    instead: NEXT_HEADING,
  });
  const headingOf: Record<string, Set<string | undefined>> = {};
  const odd: string[] = [];
  let isReading = true;
  const visitors = ['', '?visit=', ''].map(async (query) => {
    for (let round = 0; isReading; round += 1) {
      const response = await fetch(`${site.origin}/about-units${query && query + round}`);
      const text = await response.clone().text();
      const { composition } = headersOf(response);
      if (composition !== (await idWithin(response)))
        odd.push(`${composition} came with a page of another composition`);
      (headingOf[composition ?? 'none'] ??= new Set()).add(
        /About (?:All )?Units of Measurement(?=<\/h1>)/.exec(text)?.[0],
      );
    }
  });
  for (const release of [next, first, next, first])
    await compose(site.compositionFile, site.addressOf('mf-content', release));
  isReading = false;
  await Promise.all(visitors);
  expect(odd).toEqual([]);
  expect(
    Object.values(headingOf)
      .map((headings) => [...headings])
      .sort(),
  ).toEqual([[NEXT_HEADING], [HEADING]]);
});
