import { parseOptions } from '../../support/parse-options.ts';
import { servicesByImage } from './compose-file.ts';
import { ContainerEngine, type EngineName } from './container-engine.ts';
import { ContainerizedSite } from './containerized-site.ts';
import { confinementProblems } from './confinement.ts';
import { visitorProblems } from './visitors.ts';

const HELP = `npm run containers -- [--engine docker|podman] [--no-build] [--keep]

Builds every image of compose.yaml, starts all services on free ports, reads pages of each kind, sends a message,
and checks the privileges of each process. Afterward, it deletes everything, unless you use --keep.
--no-build uses the existing images.
Exit code: 0 success, 1 problems found, 2 wrong usage or no container engine.`;

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
  // Removes containers and volumes of an aborted run.
  await site.down();
  try {
    console.log('Starting all services');
    const startedAt = performance.now();
    await site.up();
    console.log(`  the first page took ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    problems.push(...(await confinementProblems(site)));
    problems.push(...(await visitorProblems(site)));
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
