import { afterEach, expect, test } from '@jest/globals';
import { restoreGlobals, stubBrowser } from '../testing/stub-browser.ts';
import { hasRoom, savesData } from './traffic.ts';

afterEach(restoreGlobals);

test.each([
  [{ connection: { effectiveType: 'slow-2g' } }, false, false],
  [{ connection: { effectiveType: '2g' } }, false, false],
  [{ connection: { effectiveType: '3g' } }, true, false],
  [{ connection: {} }, true, false],
  [{}, true, false],
  [{ onLine: false }, false, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, false, true],
])('a browser with %j has room to prefetch: %s; saves data: %s', (navigator, room, saves) => {
  stubBrowser({ navigator });
  expect([hasRoom(), savesData()]).toEqual([room, saves]);
});
