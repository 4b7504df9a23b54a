import { afterEach, expect, test } from '@jest/globals';
import { stubBrowser } from '../testing/stub-browser.ts';
import { hasRoom, savesData } from './traffic.ts';

let restore = () => {};
afterEach(() => restore());
const onNetwork = (navigator: object) => ({ restore } = stubBrowser({ navigator }));

test.each(['slow-2g', '2g'])('nothing is prefetched on %s', (effectiveType) => {
  onNetwork({ connection: { effectiveType } });
  expect(hasRoom()).toBe(false);
});

test.each(['3g', '4g', undefined])('pages are prefetched on %s', (effectiveType) => {
  onNetwork({ connection: { effectiveType } });
  expect(hasRoom()).toBe(true);
});

test('pages are prefetched if the browser does not report its network', () => {
  onNetwork({});
  expect(hasRoom()).toBe(true);
  expect(savesData()).toBe(false);
});

test('nothing is prefetched offline or with data saving on', () => {
  onNetwork({ onLine: false });
  expect(hasRoom()).toBe(false);
  restore();
  onNetwork({ connection: { saveData: true, effectiveType: '4g' } });
  expect(hasRoom()).toBe(false);
  expect(savesData()).toBe(true);
});
