import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PROJECT } from '../../support/project.ts';
import { expect, test } from '../visitor.ts';
import budgets from './budgets.json' with { type: 'json' };
import { fault } from './check-budgets.ts';

const { doubleScale: budget, tolerance } = budgets;

/** The smallest file: some pages contain the scale. */
function scriptBytes(): number {
  const remote = join(PROJECT, 'mf-converter/dist');
  const { release } = JSON.parse(readFileSync(join(remote, 'latest.json'), 'utf8')) as { release: string };
  const scripts = globSync(join(remote, release, 'browser/*.js')).filter((path) =>
    readFileSync(path, 'utf8').includes('Drag the pointer, or tap the scale.'),
  );
  return Math.min(...scripts.map((path) => readFileSync(`${path}.br`).length));
}

test('the double scale’s script stays within 4 KB', () => {
  const weighed = {
    what: 'The double scale’s script',
    bytes: scriptBytes(),
    budget: budget.javascript,
    tolerance: tolerance.javascript,
    limit: budget.javascriptLimit,
  };
  expect(fault(weighed)).toBeUndefined();
});

test('the double scale’s markup stays within 2 KB of a page', async ({ request }) => {
  const page = await (await request.get('/converter/length/feet-to-meters')).text();
  const markup = /<div[^>]* role="img".*?<\/svg><\/div><p[^>]*>Drag.*?<\/p>/s.exec(page)?.[0] ?? '';
  const weighed = {
    what: 'The double scale’s markup',
    bytes: brotliCompressSync(markup).length,
    budget: budget.html,
    tolerance: tolerance.html,
    limit: budget.htmlLimit,
  };
  expect(fault(weighed)).toBeUndefined();
});
