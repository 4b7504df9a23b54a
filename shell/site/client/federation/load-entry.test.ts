import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { restoreGlobals, stubBrowser, stubGlobals } from '../testing/stub-browser.ts';
import { browserEntryPlugin } from './load-entry.ts';

const ENTRY = 'https://releases.example/mf-a/browser/entry.js';
const container = { get: () => {}, init: () => {} };

interface Script {
  src: string;
  integrity: string;
  crossOrigin: string;
  onload: () => void;
  onerror: () => void;
  remove: () => void;
}

let scripts: Script[];
let inDocument: Set<Script>;
let arrivals: ((script: Script) => void)[];

beforeEach(() => {
  scripts = [];
  inDocument = new Set();
  let attempts = 0;
  const append = (script: Script) => {
    scripts.push(script);
    inDocument.add(script);
    arrivals.shift()?.(script);
  };
  const createElement = () => {
    const script = { src: '', remove: () => void inDocument.delete(script) } as Script;
    return script;
  };
  Object.assign(stubBrowser().document, { createElement, head: { append } });
  stubGlobals({
    mf_a: undefined,
    __siteScriptAddress: (url: string) => `${url}?attempt=${(attempts += 1)}`,
    __siteIntegrity: () => 'sha384-entry',
  });
});
afterEach(restoreGlobals);

const load = () => browserEntryPlugin().loadEntry?.({ remoteInfo: { entry: ENTRY, entryGlobalName: 'mf_a' } } as never);

const loads = (script: Script) => {
  Object.assign(globalThis, { mf_a: container });
  script.onload();
};

test('an entry that failed is requested once more, at another address and with its digest', async () => {
  arrivals = [(script) => script.onerror(), loads];
  expect(await load()).toBe(container);
  expect(scripts).toMatchObject(
    [1, 2].map((attempt) => ({
      src: `${ENTRY}?attempt=${attempt}`,
      integrity: 'sha384-entry',
      crossOrigin: 'anonymous',
    })),
  );
  expect(inDocument.size).toBe(0);
});

test('an entry that fails twice, or that loads and defines nothing, is an error immediately', async () => {
  arrivals = [(script) => script.onerror(), (script) => script.onerror()];
  await expect(load()).rejects.toMatchObject({ code: 'SCRIPT_FAILED' });
  arrivals = [(script) => script.onload()];
  await expect(load()).rejects.toMatchObject({ code: 'ENTRY_BROKEN' });
});
