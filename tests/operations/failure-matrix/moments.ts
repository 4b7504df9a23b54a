import type { Browser } from '@playwright/test';
import type { RemoteName } from '../../support/project.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Fault } from './faults.ts';
import { type MatrixSite, PAGES } from './matrix-site.ts';

/** Throws an error with a full sentence if the site does not survive the fault. */
export type Moment = (matrix: MatrixSite, remote: RemoteName, fault: Fault, browser: Browser) => Promise<void>;

/** The limit exceeds RENDER_TIMEOUT_SECONDS to allow for a busy machine. */
const ANSWER_LIMIT_MS = 20_000;

/** The shell starts without state while the fault exists. */
async function atServerStart(matrix: MatrixSite, remote: RemoteName, fault: Fault) {
  const { site } = matrix;
  if (fault.kind === 'server') await site.remotes[remote].fail(fault.fault);
  else matrix.compose(remote, matrix.release(remote, fault, true));
  await matrix.startShell();
  // On a busy machine, the remotes start one after another.
  await waitFor('the other remotes', () => requireOthers(matrix, remote).then(() => true));
  const { status, text } = await site.get(PAGES[remote].path);
  require(status === 503, `its page answers ${status} instead of 503`);
  require(text.includes('<footer') &&
    text.includes('This page isn’t available right now'), 'its page does not show the notice in the site’s frame');
  const health = (await site.health()).remotes[remote];
  require((health?.unavailable ?? health?.process?.lastFailure?.reason) !==
    undefined, 'health does not report the reason');
  await heal(matrix, remote, fault);
  await requireSound(matrix, remote);
}

async function atSwitch(matrix: MatrixSite, remote: RemoteName, fault: Fault) {
  const { site } = matrix;
  await matrix.startShell();
  await requireSound(matrix, remote);
  if (fault.kind === 'server') await site.remotes[remote].fail(fault.fault);
  const revision = matrix.compose(remote, matrix.release(remote, fault, true));
  await waitFor('the refusal', async () => {
    const { verdict } = await site.health();
    return verdict.state === 'refused' && verdict.revision === revision && Boolean(verdict.reason?.includes(remote));
  });
  await requireSound(matrix, remote);
  await requireOthers(matrix, remote);
}

async function live(matrix: MatrixSite, remote: RemoteName, fault: Fault) {
  const { site } = matrix;
  const { path, text } = PAGES[remote];
  if (fault.kind === 'code') matrix.compose(remote, matrix.release(remote, fault, false));
  await matrix.startShell();
  await requireSound(matrix, remote);
  if (fault.kind === 'server') await site.remotes[remote].fail(fault.fault);
  if (fault.kind === 'code') {
    const startedAt = performance.now();
    const failing = await site.get(`${path}?fault`);
    require(failing.status === 503 &&
      failing.text.includes('<footer'), `the failing page answers ${failing.status}, or lacks the frame`);
    require(performance.now() - startedAt < ANSWER_LIMIT_MS, 'the failing page answers too late');
  }
  await requireOthers(matrix, remote);
  await waitFor('its other pages', async () => (await site.get(`${path}?again`)).text.includes(text));
}

/** The fault occurs in a browser, on a page that the server rendered. */
async function inBrowser(matrix: MatrixSite, remote: RemoteName, fault: Fault, browser: Browser) {
  const { site } = matrix;
  if (fault.kind === 'code') matrix.compose(remote, matrix.inBrowser(remote));
  await matrix.startShell();
  await requireSound(matrix, remote);
  if (fault.kind === 'server') await site.remotes[remote].fail(fault.fault);
  const page = await browser.newPage();
  try {
    if (fault.kind === 'code')
      await page.addInitScript((name) => void Object.assign(globalThis, { __fault: name }), fault.inBrowser);
    await page.goto(site.origin + PAGES[remote].path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    // The menu opens only after hydration, so click until it does.
    await waitFor('the frame to hydrate', async () => {
      const more = page.getByRole('banner').getByRole('button', { name: 'More' });
      if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
      return (await more.getAttribute('aria-expanded')) === 'true';
    });
    require((await page.locator('h1').count()) > 0, 'the document is blank');
    for (const path of matrix.others(remote)) {
      await page.goto(site.origin + path);
      require((await page.locator('h1').count()) > 0, `${path} is blank`);
    }
  } finally {
    await page.close();
  }
}

export const MOMENTS: Readonly<Record<string, Moment>> = {
  'server start': atServerStart,
  switch: atSwitch,
  live,
  browser: inBrowser,
};

export function notApplicable(fault: Fault, moment: string): boolean {
  if (fault.kind === 'code') return moment === 'browser' && fault.inBrowser === undefined;
  return fault.kind !== 'server' && (moment === 'live' || moment === 'browser'); // Such a release never goes live.
}

export async function heal(matrix: MatrixSite, remote: RemoteName, fault: Fault): Promise<void> {
  if (fault.kind === 'server') await matrix.site.remotes[remote].heal();
  matrix.compose();
}

async function requireSound({ site }: MatrixSite, remote: RemoteName) {
  const { path, text } = PAGES[remote];
  await waitFor(`${path}`, async () => {
    const page = await site.get(`${path}?sound`);
    return page.status === 200 && page.text.includes(text);
  });
}

async function requireOthers(matrix: MatrixSite, remote: RemoteName) {
  for (const path of matrix.others(remote)) {
    const { status } = await matrix.site.get(`${path}?healthy`);
    require(status === 200, `${path} of another remote answers ${status}`);
  }
}

function require(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence);
}
