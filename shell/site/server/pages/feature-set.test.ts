import { expect, jest, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteRevision } from '../site/site-revision.ts';
import { FeatureSet } from './feature-set.ts';
import type { Feature } from './feature.ts';
import { Revisions } from './revisions.ts';

const request = {} as FastifyRequest;

function setOf(...features: Feature[]): FeatureSet {
  const set = new FeatureSet();
  for (const feature of features) set.add(feature);
  return set;
}

test('the first feature that chooses a revision or replies to a request decides', () => {
  const [first, second] = ['one', 'two'].map((trial) => ({ trial, ready: undefined, load: async () => undefined }));
  const other = jest.fn(() => second);
  const replies = jest.fn(() => true);
  const set = setOf(
    { chooseRevision: () => undefined },
    { chooseRevision: () => first, beforePage: () => true },
    { chooseRevision: other, beforePage: replies },
  );
  const target = { path: '/', search: '', written: '/', isPlain: true };
  expect([set.chooseRevision(request), set.beforePage(request, {} as FastifyReply, target)]).toEqual([first, true]);
  expect([other, replies].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('the values of all features are joined', () => {
  const set = setOf(
    { cookies: ['a'], sharedPageHeaders: () => ({ x: '1' }), health: () => ({ state: 'fine' }), isDivided: false },
    { cookies: ['b'], sharedPageHeaders: (_revision, path) => ({ y: path }), isDivided: true },
  );
  expect([set.cookies, set.isDivided, set.health()]).toEqual([['a', 'b'], true, { state: 'fine' }]);
  expect(set.sharedPageHeaders({} as SiteRevision, '/p')).toEqual({ x: '1', y: '/p' });
});

test('a change to all pages also drops those of revisions that only a feature holds', () => {
  const [live, held] = ['live', 'held'].map(() => ({ pages: { clear: jest.fn() }, answers: { clear: jest.fn() } }));
  const features = setOf({ revisions: { all: [held as unknown as SiteRevision], serving: [] } });
  new Revisions({ live: { current: live } as never, features }).clearPages();
  for (const caches of [live, held])
    expect([caches?.pages, caches?.answers].map((cache) => cache?.clear.mock.calls.length)).toEqual([1, 1]);
});
