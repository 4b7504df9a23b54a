import { expect, test } from '@jest/globals';
import { parseComposition } from '../../../composition/document/composition-document.ts';
import { decideSwitch } from './proposal-judge.ts';
import { composition } from '../../testing/site-of-releases.ts';

const NONE = { failures: {}, awaited: new Set<string>(), failed: new Set<string>() };
const failing = (name: string) => ({ ...NONE, failures: { [name]: 'It fails' }, failed: new Set([name]) });
const pending = (name: string) => ({ ...NONE, failures: { [name]: 'It is not loaded yet' } });
const awaited = (name: string) => ({ ...pending(name), awaited: new Set([name]) });

const BEFORE = parseComposition(composition(1, { one: 'a', two: 'b' }));
const running = { document: BEFORE, up: { one: {}, two: {} } as never };
const withoutTwo = { document: BEFORE, up: { one: {} } as never };

test.each([
  ['all its remotes are ready', { one: 'a', two: 'c' }, running, NONE, 'live'],
  ['a working remote fails', { one: 'a', two: 'c' }, running, failing('two'), 'refused'],
  ['a changed remote that was unavailable still fails', { one: 'a', two: 'c' }, withoutTwo, failing('two'), 'refused'],
  ['a new remote fails', { one: 'a', two: 'b', three: 'd' }, running, failing('three'), 'refused'],
  ['an unchanged remote is still unavailable', { one: 'c', two: 'b' }, withoutTwo, failing('two'), 'live'],
  ['a changed remote is loading', { one: 'a', two: 'c' }, running, pending('two'), 'checking'],
  ['a remote that was unavailable is loading', { one: 'c', two: 'b' }, withoutTwo, awaited('two'), 'checking'],
  ['a remote that was unavailable loads for too long', { one: 'c', two: 'b' }, withoutTwo, pending('two'), 'live'],
  ['a remote of the first composition fails', { one: 'a', two: 'b' }, undefined, failing('two'), 'live'],
  ['a remote of the first composition is loading', { one: 'a', two: 'b' }, undefined, awaited('two'), 'checking'],
])('the state of a composition is decided correctly if %s', (_what, releases, before, progress, state) => {
  const decided = decideSwitch({ document: parseComposition(composition(2, releases)), ...progress }, before);
  const [name] = progress.failed;
  const reason = `Revision 2 cannot go live. ${name}: It fails.`;
  expect(decided).toEqual(state === 'refused' ? { state, reason, lost: [name] } : { state, lost: [] });
});
