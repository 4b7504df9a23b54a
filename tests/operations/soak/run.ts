/** Linux only. */
import { readFileSync } from 'node:fs';
import { childProcesses } from '../../support/child-processes.ts';
import { ComposedSite } from '../../support/composed-site.ts';
import { parseOptions } from '../../support/parse-options.ts';
import { waitFor } from '../../support/wait-for.ts';
import { growthOf } from './growth.ts';

const HELP = 'npm run soak -- [--minutes N]   duration, 60 by default';
const PAGE_CACHE_MB = 16;
const VISITORS = 8;
const SAMPLES = 60;
const MEBIBYTE = 1024 * 1024;
const MOST_GROWTH = 0.05;

const { minutes: given } = parseOptions({ minutes: { type: 'string', default: '60' } }, HELP);
const minutes = Number(given);
if (!(minutes > 0 && minutes <= 24 * 60)) {
  console.error(`--minutes is "${given}": it must be a number from 0 to 1440.`);
  process.exit(2);
}

const site = await ComposedSite.start();
try {
  // Smaller than all pages, to force constant eviction.
  await site.startShell({ PAGE_CACHE_MB: String(PAGE_CACHE_MB), WARM_PAGES: 'on' });
  // A shell is ready before late remotes are.
  await waitFor('all remotes', async () => (await fetch(`${site.origin}/sitemap.xml`)).ok);
  process.exitCode = await soak(minutes * 60_000);
} finally {
  await site.stop();
}

async function soak(limitMs: number): Promise<number> {
  const paths = [
    ...(await (await fetch(`${site.origin}/sitemap.xml`)).text()).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
  ].map(([, path = '']) => path || '/');
  const end = performance.now() + limitMs;
  let asked = 0;
  const failures = new Map<string, number>();
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (performance.now() < end) {
      const { url, headers } = requestOf(paths, asked);
      asked += 1;
      const response = await fetch(site.origin + url, { headers }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      const status = response?.status ?? 0;
      const failure = response ? String(status) : 'no response';
      if (!response || status >= 500) count(failures, `${failure} of ${url.replace(/\d+/g, 'N')}`);
    }
  });
  const samples: { shell: number; renderers: number }[] = [];
  console.log('minute   requests   shell MiB   its render processes MiB');
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, limitMs / SAMPLES));
    const sample = {
      shell: residentMiB(site.pid),
      renderers: childProcesses(site.pid).reduce((sum, pid) => sum + residentMiB(pid), 0),
    };
    samples.push(sample);
    if (samples.length % 5 === 0)
      console.log(
        `${((limitMs - (end - performance.now())) / 60_000).toFixed(1).padStart(6)} ` +
          `${String(asked).padStart(10)} ${sample.shell.toFixed(0).padStart(11)} ` +
          `${sample.renderers.toFixed(0).padStart(26)}`,
      );
  }
  await Promise.all(visitors);
  const growth = {
    shell: growthOf(samples.map(({ shell }) => shell)),
    renderers: growthOf(samples.map(({ renderers }) => renderers)),
  };
  for (const [failure, times] of failures) console.error(`${times} × ${failure}`);
  console.log(
    `\n${asked} requests. From the third quarter to the last, the shell grew by ` +
      `${percent(growth.shell)}, its render processes by ${percent(growth.renderers)}.`,
  );
  const isLevel = Math.max(growth.shell, growth.renderers) <= MOST_GROWTH;
  if (!isLevel) console.error(`Memory does not level off: the limit is ${percent(MOST_GROWTH)}.`);
  return isLevel && failures.size === 0 ? 0 : 1;
}

function requestOf(paths: readonly string[], count: number): { url: string; headers: Record<string, string> } {
  const path = paths[(count * 7919) % paths.length] ?? '/';
  const encoding = ['br', 'gzip', 'identity'][count % 3] ?? 'br';
  const urls = [
    path,
    path,
    path,
    `${path}?visit=${count}`,
    '/api/categories',
    `/api/convert?q=${count}%20ft%20to%20m`,
    `/no-such-page/${count}/x`,
    '/composition.json',
  ];
  return {
    url: urls[count % urls.length] ?? path,
    headers: { 'accept-encoding': encoding, ...(count % 5 === 0 ? { 'if-none-match': `"${count}"` } : {}) },
  };
}

function count(counts: Map<string, number>, of: string) {
  counts.set(of, (counts.get(of) ?? 0) + 1);
}

function residentMiB(pid: number): number {
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(pages) * 4096) / MEBIBYTE;
  } catch {
    return 0; // the process was replaced
  }
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
