import { expect, test } from '@jest/globals';
import { judgePages, type JudgePagesOptions } from './judge-pages.ts';
import type { PageParts, RemotePageRequest, RenderResponse } from '../render/render-messages.ts';

const site = { name: 'a site', contactEmail: 'a@example.com', url: 'http://localhost', gaId: '' };
const partsWith = (styles: string): PageParts => ({
  status: 200,
  head: { title: 'One', description: 'One', canonical: '/one' },
  body: '<h1>One</h1>',
  styles,
  keep: true,
});

type Renders = Pick<JudgePagesOptions, 'render' | 'renderBefore'>;

const judge = (
  renders: Renders,
  { pattern = '/one', isNamed = false, frameStyles = undefined as string | undefined, renderMs = 5000 },
) =>
  judgePages([{ path: '/one', isNamed, route: { pattern, remote: 'one', module: './page' } }], {
    ...renders,
    ...{ remote: 'one', site, onPage: () => {} },
    // Without `frameStyles`, the frame cannot render.
    frame: { render: async () => (frameStyles === undefined ? undefined : partsWith(frameStyles)) },
    renderMs,
    signal: new AbortController().signal,
  });
const judgeStyles = (styles: string, frameStyles: string | undefined) =>
  judge(
    { render: async () => ({ kind: 'page', page: partsWith(styles) }), renderBefore: () => undefined },
    { frameStyles },
  );

test.each([
  ['body{margin:0}.a{color:red}header,footer{display:none}', 'header, footer'],
  ['body{margin:0}body{background:red}', 'body'],
])('a page with the styles %s is refused, and the selectors are reported', async (styles, selectors) => {
  await expect(judgeStyles(styles, 'body{margin:0}')).rejects.toThrow(
    `its page /one styles ${selectors}, which belongs to the shell`,
  );
});

test('accepts a page that styles only its own components, and any page while the frame cannot render', async () => {
  await judgeStyles('body{margin:0}.a{color:red}', 'body{margin:0}');
  await judgeStyles('body{margin:0}', undefined);
});

const outcomes = {
  works: { kind: 'page', page: partsWith('') },
  missing: { kind: 'page', page: { ...partsWith(''), status: 404 } },
  broken: { kind: 'failed', reason: 'Error: broken' },
  untitled: { kind: 'page', page: { ...partsWith(''), body: '<h1> <b></b> </h1>' } },
} as const satisfies Record<string, RenderResponse>;
type Outcome = keyof typeof outcomes;

test.each<[pattern: string, before: Outcome | 'new', after: Outcome, verdict: string]>([
  ['/one', 'works', 'works', 'accepted'],
  ['/one', 'works', 'broken', 'refused'],
  ['/one', 'new', 'broken', 'refused'],
  ['/one', 'broken', 'broken', 'accepted'],
  ['/one', 'works', 'missing', 'refused'],
  ['/one', 'broken', 'missing', 'accepted'],
  // The page may have been removed from the data.
  ['/:one', 'works', 'missing', 'accepted'],
  ['/:one', 'works', 'broken', 'refused'],
  ['/one', 'works', 'untitled', 'refused'],
  ['/one', 'untitled', 'untitled', 'accepted'],
])('a page of the route %s that was %s and is now %s is %s', async (pattern, before, after, verdict) => {
  const renders: Renders = {
    render: async () => outcomes[after],
    renderBefore: () => (before === 'new' ? undefined : Promise.resolve(outcomes[before])),
  };
  const judged = judge(renders, { pattern });
  await (verdict === 'accepted'
    ? judged
    : expect(judged).rejects.toThrow(/^its page \/one (?:does not render|returns 404|has no heading)/));
});

test('a checked page and its live version may take ten seconds each, or twice the limit for visitors', async () => {
  const limits: number[] = [];
  const late = async (_page: RemotePageRequest, timeLimitMs: number): Promise<RenderResponse> => {
    limits.push(timeLimitMs);
    throw new Error('it did not respond');
  };
  for (const renderMs of [1000, 30_000]) await judge({ render: late, renderBefore: late }, { renderMs });
  expect(limits).toEqual([10_000, 10_000, 60_000, 60_000]);
});

test('refuses a release if one of its "paths" returns 404', async () => {
  const renders: Renders = { render: async () => outcomes.missing, renderBefore: () => undefined };
  await expect(judge(renders, { pattern: '/:one', isNamed: true })).rejects.toThrow(
    'returns 404, but "paths" of the release lists it',
  );
});

test('refuses a page that has its own copy of React, and explains the fix', async () => {
  const reason = "TypeError: Cannot read properties of null (reading 'useState')";
  const renders: Renders = { render: async () => ({ kind: 'failed', reason }), renderBefore: () => undefined };
  await expect(judge(renders, {})).rejects.toThrow(`${reason}. It has its own copy of React: find the package`);
});
