import { cpus } from 'node:os';
import { parseOptions } from '../../support/parse-options.ts';
import { servicesByImage } from './compose-file.ts';
import { ContainerEngine, type EngineName } from './container-engine.ts';
import { ContainerizedSite } from './containerized-site.ts';
import { confinementProblems } from './confinement.ts';
import { endAndRestart, type Ended } from './end-and-restart.ts';
import { visitorProblems } from './visitors.ts';

const HELP = `npm run containers -- [--engine docker|podman] [--no-build] [--keep]

Builds every image of compose.yaml, starts all services on free ports, reads pages of each kind, sends a message,
checks the privileges of each process, and stops and kills each one while visitors read. Then it deletes everything,
unless --keep is given.
--no-build uses the existing images.
Exit code: 0 success, 1 problems found, 2 wrong usage or no container engine.`;

const MEBIBYTE = 1024 * 1024;

const values = parseOptions(
  {
    engine: { type: 'string' },
    'no-build': { type: 'boolean' },
    keep: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
  HELP,
);
const engine = await ContainerEngine.find(values.engine === undefined ? undefined : [values.engine as EngineName]);

if (values.help) console.log(HELP);
else if (engine === undefined) {
  console.error(
    `No container engine responds. Install docker with its compose plugin, or podman with podman-compose.\n\n${HELP}`,
  );
  process.exitCode = 2;
} else process.exitCode = await run(engine);

async function run(name: EngineName): Promise<number> {
  const site = await ContainerizedSite.prepare(name);
  const problems: string[] = [];
  if (!values['no-build']) await build(site);
  // Removes what an aborted run left.
  await site.down();
  try {
    console.log('Starting all services');
    const begun = performance.now();
    await site.up();
    console.log(`  the first page took ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    problems.push(...(await confinementProblems(site)));
    problems.push(...(await visitorProblems(site)));
    const ended = await endAndRestart(site);
    problems.push(...ended.flatMap(({ problems: found }) => found));
    await print(site, ended);
  } finally {
    if (values.keep)
      console.log(`The site keeps running on ${site.origin()}, and its mail server on ${site.origin('MAIL_PORT')}.`);
    else await site.down();
  }
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'No problems found.' : `Problems found: ${problems.length}.`);
  return problems.length === 0 ? 0 : 1;
}

async function build(site: ContainerizedSite): Promise<void> {
  for (const [image, service] of servicesByImage()) {
    const { ms } = await site.engine.compose('build', service);
    console.log(`Built ${image} in ${(ms / 1000).toFixed(0)} s`);
  }
}

async function print(site: ContainerizedSite, ended: readonly Ended[]): Promise<void> {
  const images = new Map([...servicesByImage()].map(([image, service]) => [service, image]));
  const rows = await Promise.all(
    ended.map(async ({ service, memory, stopSeconds, readySeconds, read }) => {
      const image = images.get(service);
      const size = image === undefined ? '–' : Math.round((await site.engine.imageSize(image)) / MEBIBYTE);
      return `| ${service} | ${size} | ${memory} | ${readySeconds.toFixed(1)} | ${stopSeconds.toFixed(1)} | ${read} |`;
    }),
  );
  console.log(`
| service | image, MiB | memory, MiB | ready after, s | stopped after, s | pages read during restarts |
|---|---|---|---|---|---|
${rows.join('\n')}

With ${site.engine.name} on ${cpus().length} processors. Each was stopped, started, killed, and started again. No page may fail during that.`);
}
