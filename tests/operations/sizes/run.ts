import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { childProcesses } from '../../support/child-processes.ts';
import { DEPLOYED_REMOTES, DeployedSite } from '../../support/deployed-site.ts';
import { waitFor } from '../../support/wait-for.ts';

const PATHS = ['/converter/length/feet-to-meters', '/about-units', '/contact', '/'];
const VISITORS = 8;
const LOAD_MS = 10_000;
const MEBIBYTE_KB = 1024;

if (process.platform === 'linux') await measure();
else {
  console.error('This needs Linux, which reports each process’s share of shared memory.');
  process.exitCode = 2;
}

async function measure() {
  console.log('Installing the site');
  const site = await DeployedSite.install();
  try {
    await Promise.all(DEPLOYED_REMOTES.map((remote) => site.start(remote)));
    await site.start('api');
    await site.start('shell');
    site.command('cd /srv/shell && STATE_DIR');
    await read(site, 1000, () => '');
    const atRest = memoryOf(site);
    // A unique query bypasses the cache.
    const rendered = await read(site, LOAD_MS, (count) => `?visit=${count}`);
    const ready = await read(site, LOAD_MS, () => '');
    const busy = memoryOf(site);
    print(site, { atRest, busy, rendered, ready, seconds: await restart(site) });
  } finally {
    await site.delete();
  }
}

async function read(site: DeployedSite, limitMs: number, query: (count: number) => string): Promise<number> {
  const end = performance.now() + limitMs;
  let pages = 0;
  const visitors = Array.from({ length: VISITORS }, async () => {
    for (; performance.now() < end; pages += 1) {
      const path = PATHS[pages % PATHS.length] as string;
      const { status } = await site.get(path + query(pages));
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  });
  await Promise.all(visitors);
  return Math.round(pages / (limitMs / 1000));
}

async function restart(site: DeployedSite): Promise<number> {
  await site.stop('shell');
  const begun = performance.now();
  await site.start('shell');
  await waitFor('pages', async () => (await site.get('/')).status === 200);
  return (performance.now() - begun) / 1000;
}

interface Memory {
  shell: number;
  renderProcesses: readonly number[];
  api: number;
}

function memoryOf(site: DeployedSite): Memory {
  const shell = site.pid('shell');
  return {
    shell: mebibytes(shell),
    renderProcesses: childProcesses(shell).map(mebibytes),
    api: mebibytes(site.pid('api')),
  };
}

/** With a proportional share of shared memory. */
function mebibytes(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / MEBIBYTE_KB);
}

function folderSize(folder: string): number {
  return Math.round(Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / MEBIBYTE_KB);
}

interface Measured {
  atRest: Memory;
  busy: Memory;
  rendered: number;
  ready: number;
  seconds: number;
}

function print(site: DeployedSite, { atRest, busy, rendered, ready, seconds }: Measured) {
  const together = ({ renderProcesses }: Memory) =>
    `${renderProcesses.reduce((sum, one) => sum + one, 0)} in ${renderProcesses.length}`;
  const size = (path: string) => folderSize(`${site.folder}/${path}`);
  console.log(`
| MiB | installed | state | memory at rest | after load |
|---|---|---|---|---|
| shell | ${size('srv/shell')} | ${size('state/site-shell')} | ${atRest.shell} | ${busy.shell} |
| its render processes | – | – | ${together(atRest)} | ${together(busy)} |
| API | ${size('srv/api')} | ${size('state/site-api')} | ${atRest.api} | ${busy.api} |
${DEPLOYED_REMOTES.map((remote) => `| ${remote} | ${size(`srv/${remote}`)} | – | – | – |`).join('\n')}

On ${cpus().length} processors, which also ran the ${VISITORS} visitors: ${rendered} uncached pages per second, ${ready} cached.
A restarted shell serves its first page after ${seconds.toFixed(1)} s.`);
}
