import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import { restoreGlobals, stubBrowser } from '../testing/stub-browser.ts';
import { createScriptSources } from './script-sources.ts';

const OWN = 'https://releases.example/mf-a/browser/';
const KEPT = '/_releases/aa/browser/';
const COPY = `https://site.example${KEPT}`;
const PATIENCE_MS = 2000;
const composition = {
  id: 'x',
  remotes: { 'mf-a': { base: OWN, kept: KEPT, files: {} } },
} as unknown as BrowserComposition;

class StubScript extends EventTarget {
  src = '';
  integrity = 'sha384-x';
  crossOrigin = '';
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  remove = jest.fn();
}

const scripts: StubScript[] = [];
const disarmed: StubScript[] = [];
const report = jest.fn();
let sources: ReturnType<typeof createScriptSources>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  scripts.length = 0;
  disarmed.length = 0;
  Object.assign(stubBrowser().document, {
    scripts,
    createElement: () => new StubScript(),
    head: { append: (script: StubScript) => scripts.push(script) },
    implementation: { createHTMLDocument: () => ({ adoptNode: (script: StubScript) => disarmed.push(script) }) },
  });
  sources = createScriptSources({ composition, report });
});
afterEach(() => {
  restoreGlobals();
  jest.useRealTimers();
});

function waitFor(src: string): StubScript {
  const script = Object.assign(new StubScript(), { src });
  scripts.push(script);
  return script;
}

test('a script is requested from the release’s server, then from the site, and then from both at new URLs', () => {
  const requested = Array.from({ length: 4 }, () => sources.nextUrl(`${OWN}a.js`));
  expect(requested).toEqual([`${OWN}a.js`, `${COPY}a.js`, `${COPY}a.js?attempt=1`, `${OWN}a.js?attempt=1`]);
  jest.advanceTimersByTime(PATIENCE_MS);
  expect(scripts).toEqual([]);
});

test('a failing server is reported once, and its other scripts come from the site', () => {
  for (const file of ['a.js', 'a.js', 'b.js', 'b.js']) sources.nextUrl(OWN + file);
  expect(report).toHaveBeenCalledTimes(1);
  expect(sources.nextUrl(`${OWN}c.js`)).toBe(`${COPY}c.js`);
});

test('the site’s copy does not run if the original script arrives first', () => {
  const waiting = waitFor(sources.nextUrl(`${OWN}a.js`));
  jest.advanceTimersByTime(PATIENCE_MS - 1);
  expect(scripts).toHaveLength(1);
  jest.advanceTimersByTime(1);
  const [, copy] = scripts;
  expect(copy?.src).toBe(`${COPY}a.js`);
  waiting.dispatchEvent(new Event('load'));
  expect(disarmed).toEqual([copy]);
  expect(report).not.toHaveBeenCalled();
});

test('the original script does not run if the site’s copy arrives first, and the loader continues', () => {
  const waiting = waitFor(sources.nextUrl(`${OWN}a.js`));
  const loaded = jest.fn();
  waiting.addEventListener('load', loaded);
  jest.advanceTimersByTime(PATIENCE_MS);
  scripts[1]?.onload?.();
  expect(disarmed[0]).toBe(waiting);
  expect(loaded).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledTimes(1);
});

test('a script that fails after its copy has failed is requested once more', () => {
  const waiting = waitFor(sources.nextUrl(`${OWN}a.js`));
  jest.advanceTimersByTime(PATIENCE_MS);
  scripts[1]?.onerror?.();
  expect(sources.replace(waiting as never)).toBe(true);
  expect(scripts.map(({ src }) => src)).toEqual([`${OWN}a.js`, `${COPY}a.js`, `${COPY}a.js?attempt=1`]);
});
