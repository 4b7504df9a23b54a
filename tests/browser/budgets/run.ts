import { startSite } from '../../support/site.ts';
import { fault, weighSite } from './check-budgets.ts';

const given = process.env['SITE_ORIGIN'];
const site = given === undefined ? await startSite() : undefined;
try {
  const weighed = await weighSite(given ?? site?.origin ?? '');
  console.log('| bytes, brotli | weighs | budget | |\n|---|---|---|---|');
  for (const one of weighed) {
    const { what, bytes, budget, limit } = one;
    console.log(
      `| ${what} | ${bytes} | ${budget}${limit === undefined ? '' : `, never over ${limit}`} | ${fault(one) === undefined ? '✓' : '✗'} |`,
    );
  }
  const faults = weighed.flatMap((one) => fault(one) ?? []);
  for (const sentence of faults) console.error(sentence);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await site?.stop();
}
