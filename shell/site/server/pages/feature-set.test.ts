import { expect, jest, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteRevision } from '../site/site-revision.ts';
import { FeatureSet } from './feature-set.ts';
import type { Feature, RevisionChoice } from './feature.ts';

const request = {} as FastifyRequest;
const reply = {} as FastifyReply;
const target = { path: '/', search: '', written: '/', isPlain: true };

function setOf(...features: Feature[]): FeatureSet {
  const set = new FeatureSet();
  for (const feature of features) set.add(feature);
  return set;
}

test('no feature changes nothing', () => {
  const set = setOf({}, {});
  expect([set.cookies, set.forms, set.isDivided, set.revisions, set.servingRevisions]).toEqual([[], [], false, [], []]);
  expect([set.chooseRevision(request), set.beforePage(request, reply, target)]).toEqual([undefined, false]);
  expect([set.health(), set.problems(), set.summaries()]).toEqual([{}, [], []]);
});

test('the first feature that chooses a revision or a banner decides', () => {
  const [first, second] = ['one', 'two'].map((trial) => ({ trial, ready: undefined, load: async () => undefined }));
  const asked = jest.fn((): RevisionChoice | undefined => second);
  const bannerOf = jest.fn(() => undefined);
  const set = setOf({ bannerOf }, { chooseRevision: () => first }, { chooseRevision: asked });
  expect(set.chooseRevision(request)).toBe(first);
  expect(asked).not.toHaveBeenCalled();
  expect(setOf({ chooseRevision: () => undefined }, { chooseRevision: asked }).chooseRevision(request)).toBe(second);
  expect(set.bannerOf(request, {} as SiteRevision)).toBeUndefined();
  expect(bannerOf).toHaveBeenCalledTimes(1);
});

test('a feature that has replied keeps the others from replying', () => {
  const other = jest.fn(() => true);
  expect(setOf({ beforePage: () => true }, { beforePage: other }).beforePage(request, reply, target)).toBe(true);
  expect(other).not.toHaveBeenCalled();
});

test('responses differ between visitors if they do in one feature', () => {
  expect(setOf({ isDivided: false }, { isDivided: true }).isDivided).toBe(true);
});

test('cookies, headers, and health fields of all features are joined', () => {
  const set = setOf(
    { cookies: ['a'], sharedPageHeaders: () => ({ x: '1' }), health: () => ({ state: 'fine' }) },
    { cookies: ['b'], sharedPageHeaders: (_revision, path) => ({ y: path }), summary: () => undefined },
  );
  expect(set.cookies).toEqual(['a', 'b']);
  expect(set.sharedPageHeaders({} as SiteRevision, '/p')).toEqual({ x: '1', y: '/p' });
  expect(set.health()).toEqual({ state: 'fine' });
  expect(set.summaries()).toEqual([]);
});
