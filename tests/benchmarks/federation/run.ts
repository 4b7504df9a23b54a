import { brotliCompressSync, constants } from 'node:zlib';
import { startSite, type Site } from '../../support/site.ts';
import { buildPlainBundle, idOf, type PageModule } from './plain-bundle.ts';

const PAGES: readonly (PageModule & { path: string; source: string })[] = [
  { path: '/', remote: 'mf-converter', module: './home', source: 'pages/home/page.tsx' },
  {
    path: '/all-converters',
    remote: 'mf-converter',
    module: './all-converters',
    source: 'pages/all-converters/page.tsx',
  },
  { path: '/category/length', remote: 'mf-converter', module: './category', source: 'pages/category/page.tsx' },
  {
    path: '/converter/length/feet-to-meters',
    remote: 'mf-converter',
    module: './converter',
    source: 'pages/converter/page.tsx',
  },
  { path: '/about-units', remote: 'mf-content', module: './article', source: 'routes/article.tsx' },
  { path: '/privacy-policy', remote: 'mf-content', module: './article', source: 'routes/article.tsx' },
  { path: '/contact', remote: 'mf-contact', module: './contact', source: 'routes/contact.tsx' },
];

const shown = (bytes: number) => bytes.toLocaleString('en-US');
const sourcesOf = (wanted: string) =>
  Object.fromEntries(PAGES.filter(({ remote }) => remote === wanted).map(({ module, source }) => [module, source]));
const sources = Object.fromEntries(PAGES.map(({ remote }) => [remote, sourcesOf(remote)]));
const plain = await buildPlainBundle(sources, { isSplit: false });
const split = await buildPlainBundle(sources, { isSplit: true });
const site = await startSite();
try {
  console.log(
    'Bytes of a first view, in brotli:\n\n| page | scripts: plain bundle | with separate React DOM | composed at ' +
      'run time | ratio | ratio to separate React DOM | files | with the document: ratio | ratio to separate ' +
      'React DOM |\n|---|---|---|---|---|---|---|---|---|',
  );
  for (const page of PAGES) {
    const html = await (await fetch(site.origin + page.path)).text();
    const [document, plainDocument] = [html, withoutComposition(html)].map((text) =>
      compressed([Buffer.from(text)]),
    ) as [number, number];
    const [one, two, composed] = [plain.get(idOf(page))!, split.get(idOf(page))!, await scriptsOf(site, html)].map(
      compressed,
    ) as [number, number, number];
    const ratios = (composedBytes: number, ...others: number[]) =>
      others.map((bytes) => (composedBytes / bytes).toFixed(3));
    const whole = ratios(document + composed, plainDocument + one, plainDocument + two);
    console.log(
      `| ${[page.path, ...[one, two, composed].map(shown), ...ratios(composed, one, two), addressesOf(html).length, ...whole].join(' | ')} |`,
    );
  }
} finally {
  await site.stop();
}

function withoutComposition(html: string): string {
  const without = html.replace(/"composition":\{.*?\},(?="site":)/s, '');
  if (without === html)
    throw new Error('The document does not contain its composition where the benchmark expects it.');
  return without;
}

async function scriptsOf({ origin }: Site, html: string): Promise<Buffer[]> {
  return Promise.all(
    addressesOf(html).map(async (address) => Buffer.from(await (await fetch(new URL(address, origin))).arrayBuffer())),
  );
}

function addressesOf(html: string): string[] {
  const [held = ''] = /<template id="page-scripts">.*?<\/template>/s.exec(html) ?? [];
  return [...held.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address = '']) => address);
}

function compressed(scripts: readonly Buffer[]): number {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script, quality).length, 0);
}
