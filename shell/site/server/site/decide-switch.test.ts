import { describe, expect, test } from '@jest/globals';
import { parseComposition } from '../../../composition/document/composition-document.ts';
import { decideSwitch } from './decide-switch.ts';

const digest = (letter: string) => `sha384-${letter.repeat(64)}`;

function document(releases: Record<string, string>) {
  const remotes = Object.fromEntries(
    Object.entries(releases).map(([name, letter]) => [
      name,
      { release: `http://localhost:1/${name}/release.json`, digest: digest(letter) },
    ]),
  );
  const routes = Object.fromEntries(
    Object.keys(releases).map((name) => [`/${name}`, { remote: name, module: './page' }]),
  );
  return parseComposition(
    JSON.stringify({
      revision: 2,
      createdAt: '2026-01-01T00:00:00Z',
      actor: 'a test',
      reason: 'a test',
      remotes,
      routes,
      trustedOrigins: ['http://localhost:1'],
    }),
  );
}

const NONE = { failures: {}, awaited: new Set<string>(), failed: new Set<string>() };
const failing = (name: string, reason = 'It cannot be reached') => ({
  failures: { [name]: reason },
  awaited: new Set<string>(),
  failed: new Set([name]),
});
const pending = (name: string, isAwaited = true) => ({
  failures: { [name]: 'It is not loaded yet' },
  awaited: new Set(isAwaited ? [name] : []),
  failed: new Set<string>(),
});

const before = { document: document({ one: 'a', two: 'b' }), up: new Set(['one', 'two']) };
const twoAway = { document: before.document, up: new Set(['one']) };

describe('a composition', () => {
  test('goes live when all its remotes are ready', () => {
    expect(decideSwitch(document({ one: 'a', two: 'c' }), { running: before, ...NONE })).toEqual({ state: 'live' });
  });

  test('is refused with a reason if it would lose a working remote', () => {
    expect(decideSwitch(document({ one: 'a', two: 'c' }), { running: before, ...failing('two') })).toEqual({
      state: 'refused',
      reason: 'Revision 2 does not go live. two: It cannot be reached.',
    });
  });

  test('is refused if its changed remote fails, even if the previous release was unavailable, too', () => {
    expect(decideSwitch(document({ one: 'a', two: 'c' }), { running: twoAway, ...failing('two') }).state).toBe(
      'refused',
    );
  });

  test('is refused if a new remote fails', () => {
    expect(
      decideSwitch(document({ one: 'a', two: 'b', three: 'd' }), { running: before, ...failing('three') }).state,
    ).toBe('refused');
  });

  test('goes live without a remote that was already unavailable', () => {
    expect(decideSwitch(document({ one: 'c', two: 'b' }), { running: twoAway, ...failing('two') })).toEqual({
      state: 'live',
    });
  });

  test('waits for the remotes that it changes, without a time limit', () => {
    expect(decideSwitch(document({ one: 'a', two: 'c' }), { running: before, ...pending('two', false) })).toEqual({
      state: 'checking',
    });
  });

  test('waits only briefly for a remote that was already unavailable', () => {
    const changed = document({ one: 'c', two: 'b' });
    expect(decideSwitch(changed, { running: twoAway, ...pending('two') })).toEqual({ state: 'checking' });
    expect(decideSwitch(changed, { running: twoAway, ...pending('two', false) })).toEqual({ state: 'live' });
  });

  test('goes live as the first one of a site with the remotes that work', () => {
    expect(decideSwitch(before.document, { running: undefined, ...failing('two') })).toEqual({ state: 'live' });
    expect(decideSwitch(before.document, { running: undefined, ...pending('two') })).toEqual({ state: 'checking' });
  });
});
