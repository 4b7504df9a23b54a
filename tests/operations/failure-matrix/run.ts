/** `npm run failures`: tests each remote × fault × moment with faulty servers and Chromium, and prints a table. */
import { parseOptions } from '../../support/parse-options.ts';
import type { RemoteName } from '../../support/project.ts';
import { startChromium } from '../../support/start-chromium.ts';
import { heal, MOMENTS, notApplicable } from './moments.ts';
import { type Fault, MATRIX_FAULTS } from './faults.ts';
import { MatrixSite, PAGES } from './matrix-site.ts';

const REMOTES = Object.keys(PAGES) as RemoteName[];

const HELP = `npm run failures -- [--remote NAME] [--fault NAME] [--moment NAME]

Tries what can go wrong with a remote, and says whether the site survives: the others' pages answer, its own say
in the frame of the site that they are away or go on as before, and it comes back by itself.
  remotes  ${REMOTES.join(', ')}
  faults   ${MATRIX_FAULTS.map(({ name }) => name).join(', ')}
  moments  ${Object.keys(MOMENTS).join(', ')}
Exit code: 0 all survived, 1 not all, 2 wrong usage. A dash stands for what cannot be: a release without the module of
its page, or without a signature, is refused before it is live, and code that takes the one thread of a page takes the page.`;

const values = parseOptions(
  {
    remote: { type: 'string' },
    fault: { type: 'string' },
    moment: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
  HELP,
);
const remotes = REMOTES.filter((remote) => values.remote === undefined || values.remote === remote);
const faults = MATRIX_FAULTS.filter(({ name }) => values.fault === undefined || values.fault === name);
const moments = Object.keys(MOMENTS).filter((moment) => values.moment === undefined || values.moment === moment);

if (values.help) console.log(HELP);
else if (remotes.length * faults.length * moments.length === 0) {
  console.error(`There is no such cell.\n\n${HELP}`);
  process.exitCode = 2;
} else process.exitCode = await run();

async function run(): Promise<number> {
  const [matrix, browser] = [await MatrixSite.start(), await startChromium()];
  const failures: string[] = [];
  try {
    console.log(['', ...moments].map(cell).join(''));
    for (const remote of remotes) {
      for (const fault of faults) {
        const results: string[] = [];
        for (const moment of moments) results.push(await survive(remote, fault, moment));
        console.log([`${remote} ${fault.name}`, ...results].map(cell).join(''));
      }
    }
  } finally {
    await browser.close();
    await matrix.site.stop();
  }
  for (const failure of failures) console.error(failure);
  return failures.length === 0 ? 0 : 1;

  async function survive(remote: (typeof remotes)[number], fault: Fault, moment: string): Promise<string> {
    if (notApplicable(fault, moment)) return '–';
    try {
      await MOMENTS[moment]?.(matrix, remote, fault, browser);
      return 'survived';
    } catch (error) {
      failures.push(`${remote}, ${fault.name}, ${moment}: ${(error as Error).message}`);
      return 'FAILED';
    } finally {
      await heal(matrix, remote, fault);
    }
  }
}

function cell(text: string, index: number): string {
  return text.padEnd(index === 0 ? 34 : 14);
}
