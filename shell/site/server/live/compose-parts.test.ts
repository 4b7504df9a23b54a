import { expect, test } from '@jest/globals';
import type { LlmsSection, NavigationEntry, PlainForm, SiteProfile } from '@site/shell-contract';
import { composeParts, NEUTRAL_PROFILE } from './parts.ts';

const routes = ['mf-a /a', 'mf-a /topic/:name', 'mf-b /b', 'mf-b /form']
  .map((route) => route.split(' ') as [string, string])
  .map(([remote, pattern]) => ({ remote, pattern, module: './page' }));
const remotes = { 'mf-a': { release: '', digest: '' }, 'mf-b': { release: '', digest: '' } };

const entry = (to: string, order: number, more: Partial<NavigationEntry> = {}): NavigationEntry => ({
  label: to,
  to,
  places: { main: { order } },
  ...more,
});
const form: PlainForm = { page: '/form', action: '/api/message', done: '/form?sent=1' };

type Offered = Record<
  string,
  { navigation?: NavigationEntry[]; form?: PlainForm; site?: SiteProfile; llms?: LlmsSection[] }
>;

function compose(offered: Offered) {
  const warnings: unknown[] = [];
  const up = Object.fromEntries(
    Object.entries(offered).map(([remote, parts]) => [
      remote,
      { offered: { ...parts, failures: {}, isUnanswered: false } },
    ]),
  );
  return {
    ...composeParts({ remotes }, routes, up, { warn: (about: unknown) => void warnings.push(about) }),
    warnings,
  };
}

const getMain = (offered: Offered) => compose(offered).navigation.main.map(({ to }) => to);

test('sorts links by order, then by remote, regardless of which remote loads first', () => {
  const ofA = { navigation: [entry('/topic/x', 2), entry('/a', 1)] };
  const ofB = { navigation: [entry('/b', 1)] };
  expect(getMain({ 'mf-b': ofB, 'mf-a': ofA })).toEqual(['/a', '/b', '/topic/x']);
  expect(getMain({ 'mf-b': ofB, 'mf-a': {} })).toEqual(['/b']);
});

test("omits a link to a page that is not the remote's own, and logs it", () => {
  const { navigation, warnings } = compose({
    'mf-a': { navigation: [entry('/b', 1), entry('/gone', 2), entry('/a', 3)] },
  });
  expect(navigation.main.map(({ to }) => to)).toEqual(['/a']);
  expect(warnings).toEqual(Array(2).fill({ remote: 'mf-a', part: 'navigation' }));
});

test('shows a link only once per place, with the label and fields for that place', () => {
  const link = entry('/a', 1, {
    icon: 'M1 1h2',
    under: ['/topic'],
    places: { bottom: { order: 1, label: 'A', rel: 'nofollow' }, read: { order: 1 } },
  });
  const { navigation } = compose({ 'mf-a': { navigation: [link, link] } });
  expect(navigation.bottom).toEqual([{ label: 'A', to: '/a', icon: 'M1 1h2', under: ['/topic'], rel: 'nofollow' }]);
  expect(navigation.read).toEqual([{ label: '/a', to: '/a' }]);
});

test('shows at most four links in the bottom bar', () => {
  const links = [1, 2, 3, 4, 5].map((order) => entry(`/topic/${order}`, order, { places: { bottom: { order } } }));
  expect(compose({ 'mf-a': { navigation: links } }).navigation.bottom).toHaveLength(4);
});

test("accepts one form for each API path, on the remote's own pages", () => {
  const ofA = { ...form, page: '/a', done: '/a' };
  expect(compose({ 'mf-b': { form } }).forms).toEqual([form]);
  expect(compose({ 'mf-a': { form: { ...ofA, done: form.done } } }).forms).toEqual([]);
  expect(compose({ 'mf-a': { form: ofA }, 'mf-b': { form } }).forms).toEqual([ofA]);
});

test('uses the profile of the first remote that offers one, regardless of which remote loads first', () => {
  const profile = (appDescription: string): SiteProfile => ({ ...NEUTRAL_PROFILE, appDescription });
  const [ofA, ofB] = [profile('A'), profile('B')];
  expect(compose({ 'mf-b': { site: ofB }, 'mf-a': { site: ofA } }).profile).toBe(ofA);
  expect(compose({ 'mf-b': { site: ofB } }).profile).toBe(ofB);
  expect(compose({ 'mf-a': {} }).profile).toBe(NEUTRAL_PROFILE);
});

test('lists the sections for language models by remote, regardless of which remote loads first', () => {
  const section = (title: string): LlmsSection => ({ title, links: [] });
  const { llms } = compose({ 'mf-b': { llms: [section('B')] }, 'mf-a': { llms: [section('A')] } });
  expect(llms.map(({ title }) => title)).toEqual(['A', 'B']);
});
