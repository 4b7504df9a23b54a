/**
 * `npm run fleet:two`: what visitors meet while each of two shells and APIs is killed, restarted, upgraded, and rolled
 * back.
 */
import { whyNoPostgres } from '../../../shell/composition/testing/postgres.ts';
import { parseOptions } from '../../support/parse-options.ts';
import { type ProxyProgram, whyNoProxy } from '../../support/site-proxy.ts';
import { TwoTrial } from '../../support/redundancy-trial.ts';

const HELP = `npm run fleet:two -- [--proxy caddy|nginx]

Installs two shells and two APIs as they are built, with a PostgreSQL and a proxy in front. While visitors read pages, call the
API and send messages, each process is killed, restarted, upgraded and rolled back; the database restarts; a composition
is switched and rolled back. Exit code: 0 nothing failed, 1 something did, 2 wrong usage.`;

const values = parseOptions(
  { proxy: { type: 'string', default: 'caddy' }, help: { type: 'boolean', short: 'h' } },
  HELP,
);
const reason =
  whyNoPostgres() ||
  (isProgram(values.proxy) ? whyNoProxy(values.proxy) : `There is no configuration of ${values.proxy}.`);

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
    'Installing two of everything\n\n| what happens | seconds | pages read | calls | messages | failed |\n|---|---|---|---|---|---|',
  );
  const trial = await TwoTrial.start(program);
  let failures = 0;
  try {
    for (const event of trial.events()) {
      const { name, seconds, read, called, sent, failed } = await trial.let(event);
      console.log(`| ${name} | ${seconds.toFixed(1)} | ${read} | ${called} | ${sent} | ${failed.length} |`);
      for (const sentence of new Set(failed)) console.error(sentence);
      failures += failed.length;
    }
    const { sent, lost, doubled } = await trial.countMessages();
    console.log(`\n${sent} messages were sent: ${lost} lost, ${doubled} doubled.`);
    return failures + lost + doubled === 0 ? 0 : 1;
  } finally {
    await trial.stop();
  }
}
