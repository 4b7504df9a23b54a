import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hydrated } from '../../browser/hydrated.ts';
import { DEPLOYED_REMOTES, DeployedSite } from './deployed-site.ts';
import { PROJECT } from '../../support/project.ts';
import { readMeanwhile } from '../../support/read-meanwhile.ts';
import { sampleOf } from '../../support/sample.ts';
import { startChromium } from '../../support/start-chromium.ts';
import { waitFor } from '../../support/wait-for.ts';

const PAGES = {
  '/converter/length/feet-to-meters': 'Feet to Meters',
  '/about-units': 'About Units of Measurement',
  '/contact': 'Contact',
};
const PATHS = Object.keys(PAGES);
const MESSAGE = {
  name: 'Ann Lee',
  email: 'ann@example.org',
  subject: 'A question',
  message: 'How many feet are in a mile?',
  recaptchaToken: 'placeholder',
};

type Shell = 'shell' | 'shell-2';

let site: DeployedSite;
let browser: Browser;

beforeAll(async () => {
  site = await DeployedSite.install();
  // The order does not matter. Starting the shell first makes all others unavailable.
  await site.start('shell');
  await Promise.all([...DEPLOYED_REMOTES, 'api' as const].map((service) => site.start(service)));
  browser = await startChromium();
});
afterAll(async () => {
  await browser?.close();
  await site?.delete();
});

const messages = (command: string) =>
  site.command('cd /srv/api', { 'backup /var/lib/site-api/backup.sqlite': command });
const isReady = async (shell: Shell) => (await fetch(`${site.origin(shell)}/health/ready`)).ok;
const readiness = (shell: Shell) => waitFor(`${shell} to be ready`, () => isReady(shell));
const unitsAreThere = () => waitFor('the API', async () => (await site.get('/api/units/length')).status === 200);

describe('The site, installed and started as described in PRODUCTION.md', () => {
  test('waits for its first composition, and goes live with the documented command', async () => {
    expect((await site.get('/')).status).toBe(503);
    expect(site.command('cd /srv/shell && STATE_DIR')).toContain('It is live on');
    expect((await site.get('/')).status).toBe(200);
  });

  test('has file servers in which the doctor command finds no problems', () => {
    expect(site.command('npm run compose -- doctor')).toContain('No problems found.');
  });

  test.each(['shell', 'api'])('of the %s, npm refuses a version of Node that it does not run on', (name) => {
    const folder = join(site.folder, `other-node-${name}`);
    cpSync(join(PROJECT, name, 'dist'), folder, { recursive: true, filter: (file) => !file.endsWith('/node_modules') });
    for (const file of ['package.json', 'package-lock.json']) {
      const path = join(folder, file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('>=24"', '>=99"'));
    }
    const { status, stderr } = spawnSync('npm', ['ci', '--omit=dev', '--offline', '--dry-run'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('Required: {"node":">=99"}');
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

  test('draws the preview images of answers', async () => {
    const response = await fetch(`${site.origin('shell')}/social/scales/0,10,30.48,0,5.25.png`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('stores a message that a visitor sends', async () => {
    const posted = await fetch(`${site.origin('shell')}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(MESSAGE),
    });
    expect(posted.status).toBe(201);
    const { id } = (await posted.json()) as { id: string };
    expect(messages('list')).toContain(id);
    expect(site.command('cd /srv/api')).toMatch(/backup\.sqlite/);
  });

  test.each(sampleOf([...DEPLOYED_REMOTES, 'api' as const], DEPLOYED_REMOTES.length))(
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

  test('fails no request while another shell takes over and the first one returns', async () => {
    const balancer = balance();
    const visitors = readMeanwhile(balancer, PATHS);
    for (const [next, former] of [
      ['shell-2', 'shell'],
      ['shell', 'shell-2'],
    ] as const) {
      await site.start(next);
      await readiness(next);
      expect(await site.stop(former)).toBe(0);
    }
    const answers = await visitors.stop();
    balancer.stop();
    expect(balancer.answered['shell-2']).toBeGreaterThan(PATHS.length);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('serves every page after a shell restart while everything else is down, and loses no data', async () => {
    for (const service of ['shell', ...DEPLOYED_REMOTES, 'api'] as const) await site.kill(service);
    await site.start('shell');
    await readiness('shell');
    for (const [path, heading] of Object.entries(PAGES))
      expect(await site.get(path)).toEqual({ status: 200, text: expect.stringContaining(heading) });
    await Promise.all([...DEPLOYED_REMOTES, 'api' as const].map((service) => site.start(service)));
    await unitsAreThere();
    expect(messages('list')).toContain(MESSAGE.email);
  });
});

/** Uses the shell that was last ready, and the other if a connection fails. */
function balance() {
  let order: readonly Shell[] = ['shell', 'shell-2'];
  const answered = { shell: 0, 'shell-2': 0 };
  const asking = setInterval(
    () =>
      void isReady('shell')
        .catch(() => false)
        .then((ready) => (order = ready ? ['shell', 'shell-2'] : ['shell-2', 'shell'])),
    100,
  );
  const get = async (path: string, [shell, ...others] = order): ReturnType<DeployedSite['get']> => {
    if (!shell) throw new Error('Both refuse connections');
    try {
      const answer = await site.get(path, shell);
      answered[shell] += 1;
      return answer;
    } catch {
      return get(path, others);
    }
  };
  return { get: (path: string) => get(path), answered, stop: () => clearInterval(asking) };
}
