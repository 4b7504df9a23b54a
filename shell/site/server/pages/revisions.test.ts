import { expect, jest, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import type { SiteRevision } from '../live/site-revision.ts';
import { Revisions } from './revisions.ts';

const revisionOf = (id: string) => ({ composition: { id }, document: { remotes: {} } }) as unknown as SiteRevision;

test('the first feature that chooses a revision decides', () => {
  const [first, second] = ['one', 'two'].map((trial) => ({ trial, ready: undefined, load: async () => undefined }));
  const other = jest.fn(() => second);
  const features = [{ chooseRevision: () => undefined }, { chooseRevision: () => first }, { chooseRevision: other }];
  const revisions = new Revisions({ live: { current: revisionOf('live') } as never, features });
  const request = {} as FastifyRequest;
  expect([revisions.chosenFor(request), revisions.readyOf(request)]).toEqual([first, undefined]);
  expect(other).not.toHaveBeenCalled();
});

test('the revisions that a feature holds are next to the live one, and so is its health', () => {
  const [live, held, canary] = ['live', 'held', 'canary'].map(revisionOf) as [SiteRevision, SiteRevision, SiteRevision];
  const health = () => ({ away: {}, remotes: {}, frame: {}, verdict: {} });
  const features = [
    { revisions: { all: [held], serving: [] }, health: () => ({ state: 'fine' }) },
    { revisions: { all: [], serving: [canary] }, isDivided: true },
  ];
  const revisions = new Revisions({ live: { current: live, health } as never, features });
  expect([revisions.all, revisions.serving, revisions.isDivided]).toEqual([[live, held], [live, canary], true]);
  expect(revisions.health()).toMatchObject({ state: 'fine' });
});
