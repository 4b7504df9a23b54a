import { availableParallelism } from 'node:os';
import { whyNoPostgres } from '../../../shell/composition/testing/postgres.ts';
import { runCompose } from '../../support/compose.ts';
import { Fleet } from '../../support/fleet.ts';
import { parseOptions } from '../../support/parse-options.ts';
import { deriveRelease } from '../../support/release-copy.ts';
import { startProcess } from '../../support/running-process.ts';
import { waitFor } from '../../support/wait-for.ts';

const HELP = `npm run fleet -- [--shells 10] [--changes 5]

Starts shells that share one composition in a new PostgreSQL database, changes the composition, and prints how long each change
took to go live. Then it restarts the database, and lets two operators make a change at the same time.
Exit code: 0 success, 1 problems found, 2 wrong usage.`;

const HEADING = 'About Units of Measurement';
const LIMIT_MS = 2000;

const values = parseOptions(
  {
    shells: { type: 'string', default: '10' },
    changes: { type: 'string', default: '5' },
    help: { type: 'boolean', short: 'h' },
  },
  HELP,
);
const [shells, changes] = [Number(values.shells), Number(values.changes)];
const reason = whyNoPostgres();

if (values.help) console.log(HELP);
else if (!(shells > 0 && changes > 0)) usage('--shells and --changes must be whole numbers above zero.');
else if (reason) usage(reason);
else process.exitCode = await run();

function usage(sentence: string) {
  console.error(`${sentence}\n\n${HELP}`);
  process.exitCode = 2;
}

async function run(): Promise<number> {
  console.log(`Starting ${shells} shells`);
  const fleet = await Fleet.start(shells);
  const problems: string[] = [];
  try {
    const releases = Array.from({ length: changes }, (_, index) => release(fleet, index + 1));
    for (const [index, url] of releases.entries()) problems.push(...(await change(fleet, index + 1, url)));
    problems.push(...(await restartDatabase(fleet)), ...(await operateTogether(fleet, releases)));
  } finally {
    await fleet.stop();
  }
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}

function formatHeading(number: number): string {
  return `About Units ${number}`;
}

function release({ site }: Fleet, number: number): string {
  return site.getReleaseUrl(
    'mf-content',
    deriveRelease(site.releaseRoot('mf-content'), site.releases['mf-content'], {
      version: `9.0.${number}`,
      text: HEADING,
      instead: formatHeading(number),
    }),
  );
}

async function revisions(fleet: Fleet): Promise<{ least: number; greatest: number }> {
  const served = (await fleet.health()).map(({ revision = 0, verdict }) => (verdict.state === 'live' ? revision : 0));
  return { least: Math.min(...served), greatest: Math.max(...served) };
}

async function change(fleet: Fleet, number: number, url: string): Promise<string[]> {
  const { greatest: before } = await revisions(fleet);
  const command = startProcess({
    args: ['shell/composition/cli/compose.ts', 'use', url, '--file', fleet.database.url],
  });
  const refused = () => (command.hasEnded() ? command.output() : undefined);
  await waitFor(
    'the change to be written',
    async () => (await fleet.health()).some(({ verdict: { revision = 0 } }) => revision > before),
    refused,
  );
  const written = Date.now();
  const first = await waitFor(
    'a shell to serve the change',
    async () => (await revisions(fleet)).greatest > before && Date.now() - written,
  );
  const slowest = await waitFor(
    'every shell to serve the change',
    async () => (await revisions(fleet)).least > before && Date.now() - written,
  );
  const headings = new Set(await fleet.headings('/about-units'));
  const code = await command.ended;
  console.log(`Change ${number}: live on all ${shells} shells after ${slowest} ms (the first after ${first} ms)`);
  return [
    ...(code === 0 ? [] : [command.output()]),
    ...(headings.size === 1 && headings.has(formatHeading(number))
      ? []
      : [`Not every shell serves change ${number}: ${[...headings].join(', ')}`]),
    ...(slowest > LIMIT_MS
      ? [
          `Change ${number} took longer than ${LIMIT_MS} ms, on ${availableParallelism()} processors for ${shells} shells.`,
        ]
      : []),
  ];
}

async function restartDatabase(fleet: Fleet): Promise<string[]> {
  const before = await fleet.headings('/about-units');
  await fleet.database.halt();
  await waitFor('every shell to notice', async () =>
    (await fleet.health()).every(({ refusal }) => refusal !== undefined),
  );
  const meanwhile = await fleet.headings('/about-units');
  await fleet.database.restart();
  await waitFor('every shell to recover', async () =>
    (await fleet.health()).every(({ refusal, verdict }) => refusal === undefined && verdict.state === 'live'),
  );
  const after = await fleet.headings('/about-units');
  const isSame = [meanwhile, after].every((headings) => headings.join() === before.join());
  console.log(`The database restarts: ${isSame ? 'every shell kept serving the same pages' : 'pages changed'}`);
  return isSame ? [] : [`Pages before, during, and after the restart: ${JSON.stringify([before, meanwhile, after])}`];
}

/** If two changes are based on the same revision, the site must reject one of them. */
async function operateTogether(fleet: Fleet, releases: readonly string[]): Promise<string[]> {
  const revision = String((await fleet.health())[0]?.revision ?? '');
  const [one = '', other = one] = releases;
  const results = await Promise.all(
    [one, other].map((url) => runCompose(fleet.database.url, 'use', url, '--on', revision)),
  );
  const applied = results.filter(({ code }) => code === 0);
  console.log(`Two concurrent operators: ${applied.length} of 2 changes applied`);
  return applied.length === 1 ? [] : results.map(({ output }) => output);
}
