import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { restoreGlobals, stubBrowser, stubGlobals } from '../testing/stub-browser.ts';
import { createEntryPlugin } from './federation-plugins.ts';

const ENTRY = 'https://releases.example/mf-a/browser/entry.js';
const container = { get: () => {}, init: () => {} };

type Script = Record<'onload' | 'onerror' | 'remove', () => void>;

let scripts: Script[];
let arrivals: ((script: Script) => void)[];

beforeEach(() => {
  scripts = [];
  let attempts = 0;
  const append = (script: Script) => {
    scripts.push(script);
    arrivals.shift()?.(script);
  };
  const createElement = () => ({ remove: () => {} });
  Object.assign(stubBrowser().document, { createElement, head: { append } });
  stubGlobals({
    mf_a: undefined,
    __siteScriptAddress: (url: string) => `${url}?attempt=${(attempts += 1)}`,
    __siteIntegrity: () => 'sha384-entry',
  });
});
afterEach(restoreGlobals);

const load = () => createEntryPlugin().loadEntry?.({ remoteInfo: { entry: ENTRY, entryGlobalName: 'mf_a' } } as never);

const loads = (script: Script) => {
  Object.assign(globalThis, { mf_a: container });
  script.onload();
};

test('a failed entry is requested once more, with its digest and at a different URL', async () => {
  arrivals = [(script) => script.onerror(), loads];
  expect(await load()).toBe(container);
  const loaded = { integrity: 'sha384-entry', crossOrigin: 'anonymous' };
  expect(scripts).toMatchObject([1, 2].map((attempt) => ({ src: `${ENTRY}?attempt=${attempt}`, ...loaded })));
});

test('an entry that fails twice, or defines nothing, causes an error immediately', async () => {
  arrivals = [(script) => script.onerror(), (script) => script.onerror()];
  await expect(load()).rejects.toMatchObject({ code: 'SCRIPT_FAILED' });
  arrivals = [(script) => script.onload()];
  await expect(load()).rejects.toMatchObject({ code: 'ENTRY_BROKEN' });
});
