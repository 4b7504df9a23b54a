import { parseOptions } from '../../support/parse-options.ts';
import type { RemoteName } from '../../support/project.ts';
import { startChromium } from '../../support/start-chromium.ts';
import { heal, MOMENTS, notApplicable } from './moments.ts';
import { type Fault, MATRIX_FAULTS } from './faults.ts';
import { MatrixSite, PAGES } from './matrix-site.ts';

const REMOTES = Object.keys(PAGES) as RemoteName[];

const HELP = `npm run failures -- [--remote NAME] [--fault NAME] [--moment NAME]

Tests each way in which a remote can fail, and reports whether the site survives. It survives if the other remotes'
pages work, the remote's own pages work or show a notice in the site's frame, and the remote recovers automatically.
  remotes  ${REMOTES.join(', ')}
  faults   ${MATRIX_FAULTS.map(({ name }) => name).join(', ')}
  moments  ${Object.keys(MOMENTS).join(', ')}
Exit code: 0 the site survived every case, 1 it did not, 2 wrong usage. A dash marks an impossible case. For example, a
release with a wrong signature never goes live, and code that blocks the only thread of a page always breaks the page.`;

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
  console.error(`No remote, fault, or moment has that name.\n\n${HELP}`);
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
