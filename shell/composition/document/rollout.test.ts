import { expect, test } from '@jest/globals';
import { compositionId, parseComposition } from './composition-document.ts';
import { canaryDocument, formatShare, parseShare } from './rollout.ts';

const entry = (letter: string) => ({
  release: `https://a.example.com/${letter}/release.json`,
  digest: `sha384-${letter.repeat(64)}`,
  version: '1.0.0',
});
const document = parseComposition(
  JSON.stringify({
    revision: 7,
    createdAt: '2026-01-01T00:00:00.000Z',
    actor: 'operator',
    reason: 'A canary',
    restores: 5,
    remotes: { 'mf-a': entry('A'), 'mf-b': entry('B') },
    routes: { '/': { remote: 'mf-a', module: './home' } },
    rollout: { id: 'one', remotes: { 'mf-b': entry('C') }, share: 500, startedAt: '2026-01-01T00:00:00.000Z' },
    trustedOrigins: ['https://a.example.com'],
  }),
);

test.each([
  ['5%', 500],
  ['0.25%', 25],
  ['0.5 %', 50],
  ['33.33%', 3333],
  ['100%', 10_000],
  ['0%', 0],
])('parses a share of %s as %d hundredths of a percent, and formats it the same way', (text, share) => {
  expect(parseShare(text)).toBe(share);
  expect(formatShare(share)).toBe(text.replace(' ', ''));
});

test.each(['101%', '100.01%', '5', '-1%', '1.234%', '%', '', 'x%', '5%5%', '1000%'])(
  'rejects %j as a share',
  (text) => {
    expect(parseShare(text)).toBeUndefined();
  },
);

test('a canary document contains the canary releases and otherwise equals the composition', () => {
  const canary = canaryDocument(document);
  expect(canary).toMatchObject({ remotes: { 'mf-a': entry('A'), 'mf-b': entry('C') }, routes: document.routes });
  expect(canary).not.toHaveProperty('rollout');
  expect(canary?.id).not.toBe(compositionId(document));
});
