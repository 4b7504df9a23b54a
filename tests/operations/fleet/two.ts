import { whyNoPostgres } from '../../../shell/composition/testing/postgres.ts';
import { parseOptions } from '../../support/parse-options.ts';
import { type ProxyProgram, whyNoProxy } from '../../support/site-proxy.ts';
import { RedundancyTrial } from '../../support/redundancy-trial.ts';

const HELP = `npm run fleet:two -- [--proxy caddy|nginx]

Installs two built shells and APIs with PostgreSQL, behind a proxy. While visitors read pages, call the API, and send
messages, it kills, restarts, upgrades, and rolls back each process, restarts the database, and switches and rolls back a
composition. Exit code: 0 nothing failed, 1 something failed, 2 wrong usage.`;

const values = parseOptions(
  { proxy: { type: 'string', default: 'caddy' }, help: { type: 'boolean', short: 'h' } },
  HELP,
);
const reason =
  whyNoPostgres() ||
  (isProgram(values.proxy) ? whyNoProxy(values.proxy) : `--proxy must be caddy or nginx, not ${values.proxy}.`);

if (values.help) console.log(HELP);
else if (reason || !isProgram(values.proxy)) {
  console.error(`${reason}\n\n${HELP}`);
  process.exitCode = 2;
} else process.exitCode = await run(values.proxy);

function isProgram(name: string): name is ProxyProgram {
  return name === 'caddy' || name === 'nginx';
}

async function run(program: ProxyProgram): Promise<number> {
  console.log(
    'Installing two shells and APIs\n\n| event | seconds | pages read | calls | messages | failed |\n|---|---|---|---|---|---|',
  );
  const trial = await RedundancyTrial.start(program);
  let failures = 0;
  try {
    for (const event of trial.events()) {
      const { name, seconds, read, called, sent, failed } = await trial.let(event);
      console.log(`| ${name} | ${seconds.toFixed(1)} | ${read} | ${called} | ${sent} | ${failed.length} |`);
      for (const sentence of new Set(failed)) console.error(sentence);
      failures += failed.length;
    }
    const { sent, lost, doubled } = await trial.countMessages();
    console.log(`\n${sent} messages were sent: ${lost} lost, ${doubled} duplicated.`);
    return failures + lost + doubled === 0 ? 0 : 1;
  } finally {
    await trial.stop();
  }
}
