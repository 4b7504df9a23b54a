/** `npm run bench -- first-view [COMMIT]` compares first views with an earlier commit, by default the previous one. */
import { type Browser, chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumOptions, headlessShellPath } from '../../browser/chromium-path.ts';
import { median } from '../../support/median.ts';
import { PROJECT } from '../../support/project.ts';
import { startSite } from '../../support/site.ts';

const PAGES = ['/', '/converter/length/feet-to-meters'];
const ROUNDS = 7;
const SLOWER = 4;
/** Includes the scripts that load when the page is idle. */
const WATCHED_MS = 6000;

const commit = process.argv[2] ?? 'HEAD~1';
const earlier = join(mkdtempSync(join(tmpdir(), 'earlier-')), 'site');
const worktree = (...args: string[]) => execFileSync('git', ['worktree', ...args], { cwd: PROJECT, stdio: 'inherit' });
worktree('add', '--detach', earlier, commit);
try {
  // `npm start` installs the packages that the earlier commit needs.
  const sites = [await startSite({}, earlier), await startSite()];
  const browser = await chromium.launch(chromiumOptions(headlessShellPath()));
  try {
    console.log(`\n| first view, ${commit} → now | KB of scripts | ms that block | ms of scripts |\n|---|---|---|---|`);
    for (const path of PAGES) {
      const views: [View[], View[]] = [[], []];
      // Each round measures both sites, so that other load affects both. The first round only warms up.
      for (let round = 0; round <= ROUNDS; round++)
        for (const [index, { origin }] of sites.entries()) {
          const view = await firstView(browser, origin + path);
          if (round > 0) views[index]?.push(view);
        }
      const cell = (of: (view: View) => number, digits: number) =>
        views.map((each) => median(each.map(of)).toFixed(digits)).join(' → ');
      console.log(
        `| ${path} | ${cell((view) => view.kilobytes, 1)} | ${cell((view) => view.blockingMs, 0)} | ${cell((view) => view.scriptMs, 0)} |`,
      );
    }
  } finally {
    await browser.close();
    for (const site of sites) await site.stop();
  }
} finally {
  worktree('remove', '--force', earlier);
}

interface View {
  /** Size in transit, in thousands of bytes. */
  kilobytes: number;
  /** Sums the time beyond 50 ms of each main-thread task. */
  blockingMs: number;
  scriptMs: number;
}

async function firstView(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await Promise.all(
    ['Network.enable', 'Performance.enable'].map((domain) => devtools.send(domain as 'Network.enable')),
  );
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto(url);
  await page.waitForTimeout(WATCHED_MS);
  const tasks = await page.evaluate(() => (globalThis as { tasks?: number[] }).tasks ?? []);
  const { metrics } = await devtools.send('Performance.getMetrics');
  await context.close();
  return {
    kilobytes: bytes / 1000,
    blockingMs: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    scriptMs: 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN),
  };
}
