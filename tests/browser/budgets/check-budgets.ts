import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PROJECT } from '../../support/project.ts';
import { waitFor } from '../../support/wait-for.ts';
import budgets from './budgets.json' with { type: 'json' };
import { getJavascript, type PageWeight, weighPage } from './page-weight.ts';

export interface Weighed {
  what: string;
  bytes: number;
  /** The size when the budget was last set. */
  budget: number;
  /** Allowed deviation in both directions, as a fraction of the budget. */
  tolerance: number;
  limit?: number | undefined;
}

type Kind = 'javascript' | 'css' | 'html';

export async function weighSite(origin: string): Promise<Weighed[]> {
  // Pages rendered without API data are smaller.
  await waitFor('the lists of the sitemap', async () => {
    const sitemap = await fetch(`${origin}/sitemap`);
    return (await sitemap.text()).includes('href="/converter/angle/');
  });
  const scripts: Record<string, number> = {};
  const pages: Weighed[] = [];
  for (const [path, page] of Object.entries(budgets.pages)) {
    const weight = await weighPage(origin, path);
    Object.assign(scripts, namedScripts(weight));
    const weighed = { javascript: getJavascript(weight), css: weight.css, html: weight.html };
    for (const kind of ['javascript', 'css', 'html'] as const satisfies readonly Kind[]) {
      const limit = { javascript: page.javascriptLimit, css: undefined, html: page.htmlLimit }[kind];
      pages.push({
        what: `${path} ${kind}`,
        bytes: weighed[kind],
        budget: page[kind],
        tolerance: budgets.tolerance[kind],
        limit,
      });
    }
  }
  const planned: Readonly<Record<string, number>> = budgets.scripts;
  const names = [...new Set([...Object.keys(planned), ...Object.keys(scripts)])];
  const { javascript, javascriptLimit, html, htmlLimit } = budgets.doubleScale;
  return [
    ...pages,
    {
      what: 'The double scale’s script',
      bytes: doubleScaleScriptBytes(),
      budget: javascript,
      tolerance: budgets.tolerance.javascript,
      limit: javascriptLimit,
    },
    {
      what: 'The double scale’s markup',
      bytes: await doubleScaleMarkupBytes(origin),
      budget: html,
      tolerance: budgets.tolerance.html,
      limit: htmlLimit,
    },
    ...names.map((what) => ({
      what,
      bytes: scripts[what] ?? 0,
      budget: planned[what] ?? 0,
      tolerance: budgets.tolerance.javascript,
    })),
  ];
}

/** Returns the size of the smallest matching file, because the scripts of some pages also contain the scale. */
function doubleScaleScriptBytes(): number {
  const remote = join(PROJECT, 'mf-converter/dist');
  const { release } = JSON.parse(readFileSync(join(remote, 'latest.json'), 'utf8')) as { release: string };
  const scripts = globSync(join(remote, release, 'browser/*.js')).filter((path) =>
    readFileSync(path, 'utf8').includes('Drag the pointer, or tap the scale.'),
  );
  return Math.min(...scripts.map((path) => readFileSync(`${path}.br`).length));
}

async function doubleScaleMarkupBytes(origin: string): Promise<number> {
  const page = await (await fetch(`${origin}/converter/length/feet-to-meters`)).text();
  const markup = /<div[^>]* role="img".*?<\/svg><\/div><p[^>]*>Drag.*?<\/p>/s.exec(page)?.[0] ?? '';
  return brotliCompressSync(markup).length;
}

/** Excludes numbered chunks, which count only toward the budgets of pages. */
function namedScripts({ scripts }: PageWeight): Record<string, number> {
  return Object.fromEntries(Object.entries(scripts).filter(([name]) => !name.endsWith('/chunks')));
}

/** The smallest tolerance, because the IDs of other chunks change the size of tiny scripts. */
const FEW_BYTES = 16;

export function fault({ what, bytes, budget, tolerance, limit }: Weighed): string | undefined {
  const slack = Math.max(budget * tolerance, FEW_BYTES);
  if (limit !== undefined && bytes > limit)
    return `${what} is ${bytes} bytes, and must never exceed ${limit}. Find something to remove.`;
  if (bytes > budget + slack)
    return `${what} is ${bytes} bytes, above its budget of ${budget}: leave something out, or raise the budget and say why.`;
  if (bytes < budget - slack)
    return `${what} is ${bytes} bytes, below its budget of ${budget}. Check that nothing is missing, then lower the budget.`;
  return undefined;
}
