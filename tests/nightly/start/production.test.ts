import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aMessage, postMessage } from '../../../api/src/testing/a-message.ts';
import { hydrated } from '../../browser/hydrated.ts';
import { DEPLOYED_REMOTES, DeployedSite } from './deployed-site.ts';
import { readMeanwhile } from '../../support/read-meanwhile.ts';
import { getSample } from '../../support/sample.ts';
import { startChromium } from '../../support/start-chromium.ts';
import { waitFor } from '../../support/wait-for.ts';

const PAGES = {
  '/converter/length/feet-to-meters': 'Feet to Meters',
  '/about-units': 'About Units of Measurement',
  '/contact': 'Contact',
};
const PATHS = Object.keys(PAGES);
let site: DeployedSite;
let browser: Browser;

beforeAll(async () => {
  site = await DeployedSite.install();
  // The processes can start in any order. When the shell starts first, all other processes are unavailable.
  await site.start('shell');
  await Promise.all([...DEPLOYED_REMOTES, 'api' as const].map((service) => site.start(service)));
  browser = await startChromium();
});
afterAll(async () => {
  await browser?.close();
  await site?.delete();
});

const messages = (command: string) => site.command('cd /var/lib/site-api', { '.backup backup.sqlite': command });
const MESSAGES = 'SELECT id, email FROM contact_message';
const readiness = () =>
  waitFor('the shell to be ready', async () => (await fetch(`${site.origin('shell')}/health/ready`)).ok);
const unitsAreThere = () => waitFor('the API', async () => (await site.get('/api/units/length')).status === 200);

describe('the site, installed and started as described in production.md', () => {
  test('waits for its first composition, and goes live with the documented command', async () => {
    expect((await site.get('/')).status).toBe(503);
    expect(site.command('cd /srv/shell && STATE_DIR')).toContain('It is live on');
    expect((await site.get('/')).status).toBe(200);
    // Servers have no compiler, so native code must come prebuilt.
    const driver = join(site.folder, 'srv/api/node_modules/better-sqlite3');
    expect(['prebuilds', 'build'].map((name) => existsSync(join(driver, name)))).toEqual([true, false]);
  });

  test.each(Object.entries(PAGES))('serves %s, and the browser hydrates it', async (path, heading) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    expect((await page.goto(site.origin('shell') + path))?.status()).toBe(200);
    expect(await page.locator('h1').textContent()).toContain(heading);
    await hydrated(page);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('stores a message that a visitor sends', async () => {
    const posted = await postMessage(site.origin('shell'), aMessage());
    expect(posted.status).toBe(201);
    const { id } = (await posted.json()) as { id: string };
    expect(messages(MESSAGES)).toContain(id);
    site.command('cd /var/lib/site-api');
    expect(messages(`ATTACH 'backup.sqlite' AS backup; SELECT id FROM backup.contact_message`)).toContain(id);
  });

  test.each(getSample([...DEPLOYED_REMOTES, 'api' as const], DEPLOYED_REMOTES.length))(
    'keeps serving every page while %s is killed and restarted',
    async (service) => {
      const visitors = readMeanwhile(site, PATHS);
      await site.kill(service);
      for (const path of PATHS) expect((await site.get(`${path}?away=${service}`)).status).toBe(200);
      await site.start(service);
      await unitsAreThere();
      const answers = await visitors.stop();
      expect(answers.length).toBeGreaterThan(PATHS.length);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    },
  );

  test('serves every page after a shell restart while all other processes are down, and loses no data', async () => {
    for (const service of ['shell', ...DEPLOYED_REMOTES, 'api'] as const) await site.kill(service);
    await site.start('shell');
    await readiness();
    for (const [path, heading] of Object.entries(PAGES))
      expect(await site.get(path)).toEqual({ status: 200, text: expect.stringContaining(heading) });
    await Promise.all([...DEPLOYED_REMOTES, 'api' as const].map((service) => site.start(service)));
    await unitsAreThere();
    expect(messages(MESSAGES)).toContain(aMessage().email);
  });
});
