import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { childProcesses } from '../../support/child-processes.ts';
import { ComposedSite } from '../../support/composed-site.ts';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { ServerProcess } from '../../support/server-process.ts';

const PATHS = ['/converter/length/feet-to-meters', '/about-units', '/contact'];
const VISITORS_OF_EACH = 6;
const WARM_UP_MS = 3000;
const MEASURED_MS = 10_000;

interface Measured {
  pagesASecond: number;
  /** CPU share of one core. */
  generator: number;
}

if (process.platform === 'linux' && availableParallelism() > 1) await run();
else {
  console.error('This needs Linux, which can pin a process to a processor, and at least two processors.');
  process.exitCode = 2;
}

async function run() {
  console.log('Starting the shells');
  const site = await ComposedSite.start();
  const shells: ServerProcess[] = [];
  try {
    for (const processor of [0, 1]) shells.push(await startShell(site, processor));
    // Alternates, so that other load affects both alike.
    const [one, two]: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round < 3; round += 1) {
      one.push(await measure(shells.slice(0, 1)));
      two.push(await measure(shells));
    }
    print(middle(one), middle(two));
  } finally {
    await Promise.all(shells.map((shell) => shell.stop()));
    await site.stop();
  }
}

async function startShell(site: ComposedSite, processor: number): Promise<ServerProcess> {
  const environment = {
    API_URL: site.apiOrigin,
    COMPOSITION_FILE: site.compositionFile,
    STATE_DIR: mkdtempSync(join(site.folder, 'state-')),
    LOG_LEVEL: 'error',
  };
  const shell = new ServerProcess({
    name: `shell ${processor + 1}`,
    port: await freePort(),
    args: ['shell/site/server/main.ts'],
    environment,
    readyAt: '/health/ready',
  });
  await shell.start();
  for (const pid of [shell.pid, ...childProcesses(shell.pid)])
    execFileSync('taskset', ['-a', '-c', '-p', String(processor), String(pid)], { stdio: 'ignore' });
  return shell;
}

async function measure(shells: readonly ServerProcess[]): Promise<Measured> {
  await read(shells, WARM_UP_MS);
  const [begun, before] = [performance.now(), process.cpuUsage()];
  const pages = await read(shells, MEASURED_MS);
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(before);
  return { pagesASecond: pages / seconds, generator: (user + system) / 1e6 / seconds };
}

async function read(shells: readonly ServerProcess[], limitMs: number): Promise<number> {
  const end = performance.now() + limitMs;
  const agent = new Agent({ keepAlive: true });
  let pages = 0;
  const visitors = shells.flatMap(({ origin }) =>
    Array.from({ length: VISITORS_OF_EACH }, async (_, visitor) => {
      for (; performance.now() < end; pages += 1) {
        const path = `${PATHS[(visitor + pages) % PATHS.length]}?visit=${visitor}-${performance.now()}`;
        const status = await ask(origin + path, agent);
        if (status !== 200) throw new Error(`${path} answered ${status}`);
      }
    }),
  );
  await Promise.all(visitors);
  agent.destroy();
  return pages;
}

function ask(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) =>
      response.resume().once('end', () => resolve(response.statusCode)),
    ).once('error', reject);
  });
}

function middle(measured: readonly Measured[]): Measured {
  return [...measured].sort((a, b) => a.pagesASecond - b.pagesASecond)[Math.floor(measured.length / 2)] as Measured;
}

function print(one: Measured, two: Measured) {
  const row = (name: string, { pagesASecond, generator }: Measured) =>
    `| ${name} | ${pagesASecond.toFixed(1)} | ${(generator * 100).toFixed(0)} % |`;
  console.log(`
| shells, each pinned to a processor | uncached pages per second | load generator, share of a processor |
|---|---|---|
${row('one', one)}
${row('two', two)}

Two shells serve ${(two.pagesASecond / one.pagesASecond).toFixed(2)} times as many pages as one.
Median of three rounds, on ${availableParallelism()} processors. The load generator shares the second shell’s processor.`);
}
