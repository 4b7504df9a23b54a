import { expect, jest, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import type { SiteRevision } from '../live/site-revision.ts';
import { type Feature, Revisions } from './revisions.ts';

const revisionOf = (id: string) => ({ composition: { id }, document: { remotes: {} } }) as unknown as SiteRevision;

function revisionsWith(features: readonly Feature[]): { revisions: Revisions; live: SiteRevision } {
  const live = revisionOf('live');
  const health = () => ({ away: {}, remotes: {}, frame: {}, verdict: {} });
  const revisions = new Revisions({ live: { current: live, health } as never });
  for (const feature of features) revisions.add(feature);
  return { revisions, live };
}

test('the first feature that chooses a revision decides', () => {
  const [first, second] = ['one', 'two'].map((trial) => ({ trial, ready: undefined, load: async () => undefined }));
  const other = jest.fn(() => second);
  const features = [{ chooseRevision: () => undefined }, { chooseRevision: () => first }, { chooseRevision: other }];
  const { revisions } = revisionsWith(features);
  const request = {} as FastifyRequest;
  expect([revisions.choose(request), revisions.readyOf(request)]).toEqual([first, undefined]);
  expect(other).not.toHaveBeenCalled();
});

test('the revisions that a feature holds are next to the live one, and so is its health', () => {
  const [held, canary] = ['held', 'canary'].map(revisionOf) as [SiteRevision, SiteRevision];
  const { revisions, live } = revisionsWith([
    { revisions: () => ({ all: [held], serving: [] }), health: () => ({ state: 'fine' }) },
    { revisions: () => ({ all: [], serving: [canary] }) },
  ]);
  expect([revisions.all, revisions.serving]).toEqual([
    [live, held],
    [live, canary],
  ]);
  expect(revisions.health()).toMatchObject({ state: 'fine' });
});
