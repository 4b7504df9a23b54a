import { startChromium } from '../../support/start-chromium.ts';
import { median } from '../../support/median.ts';
import { parseOptions } from '../../support/parse-options.ts';
import { startSite } from '../../support/site.ts';
import { type Measure, measureBlocking, measureClick, measurePaint, measureTyping } from './measures.ts';

const HELP = `npm run bench -- browser [options]
  --site URL      the site to measure (default: starts one)
  --against URL   another site to compare with, such as an earlier release
  --rounds N      number of rounds for the median (default: 3)
  --paths P,P     pages to load (default: one of each kind)`;

const PATHS = '/,/converter/length/feet-to-meters,/category/length,/about-units,/contact';
const OPTIONS = {
  site: { type: 'string' },
  against: { type: 'string' },
  rounds: { type: 'string' },
  paths: { type: 'string' },
} as const;

const { site: given, against, rounds = '3', paths = PATHS } = parseOptions(OPTIONS, HELP);
const started = given === undefined ? await startSite() : undefined;
const browser = await startChromium();
try {
  const origins = [given ?? started?.origin ?? '', ...(against === undefined ? [] : [against])];
  const taken = origins.map(() => new Map<string, { unit: Measure['unit']; values: number[] }>());
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const [index, origin] of origins.entries()) {
      for (const { what, unit, value } of await measureAll(origin)) {
        const row = taken[index]?.get(what) ?? { unit, values: [] };
        row.values.push(value);
        taken[index]?.set(what, row);
      }
    }
  }
  print(taken);
} finally {
  await browser.close();
  await started?.stop();
}

async function measureAll(origin: string): Promise<Measure[]> {
  const loads: Measure[] = [];
  for (const path of paths.split(','))
    loads.push(...(await measurePaint(browser, origin, path)), ...(await measureBlocking(browser, origin, path)));
  return [...loads, ...(await measureTyping(browser, origin)), ...(await measureClick(browser, origin))];
}

function print([site, other]: readonly Map<string, { unit: Measure['unit']; values: number[] }>[]) {
  console.log(other ? '| median | site | against | ratio |\n|---|---|---|---|' : '| median | site |\n|---|---|');
  for (const [what, { unit, values }] of site ?? []) {
    const own = median(values);
    const others = other?.get(what)?.values;
    const columns = [
      shown(own, unit),
      ...(others ? [shown(median(others), unit), median(others) === 0 ? '–' : (own / median(others)).toFixed(2)] : []),
    ];
    console.log(`| ${what} | ${columns.join(' | ')} |`);
  }
}

function shown(value: number, unit: Measure['unit']): string {
  return unit === 'ms' ? `${Math.round(value)} ms` : value.toFixed(3);
}
