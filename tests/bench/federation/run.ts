/** `npm run bench -- federation`: what composing at run time costs a first view, beside the same pages as one plain webpack bundle. */
import { brotliCompressSync, constants } from 'node:zlib';
import { startSite, type Site } from '../../support/site.ts';
import { buildPlainBundle, idOf, type PageModule } from './plain-bundle.ts';

/** One of each kind: its address, and the source of its module. */
const PAGES: readonly (PageModule & { path: string; remote: 'mf-converter' | 'mf-content' | 'mf-contact'; source: string })[] = [
  { path: '/', remote: 'mf-converter', module: './home', source: 'pages/home/page.tsx' },
  { path: '/all-converters', remote: 'mf-converter', module: './all-converters', source: 'pages/all-converters/page.tsx' },
  { path: '/category/length', remote: 'mf-converter', module: './category', source: 'pages/category/page.tsx' },
  { path: '/converter/length/feet-to-meters', remote: 'mf-converter', module: './converter', source: 'pages/converter/page.tsx' },
  { path: '/about-units', remote: 'mf-content', module: './about-units', source: 'routes/about-units.tsx' },
  { path: '/privacy-policy', remote: 'mf-content', module: './privacy-policy', source: 'routes/privacy-policy.tsx' },
  { path: '/contact', remote: 'mf-contact', module: './contact', source: 'routes/contact.tsx' },
];

const shown = (bytes: number) => bytes.toLocaleString('en-US');
const sourcesOf = (wanted: string) => Object.fromEntries(PAGES.filter(({ remote }) => remote === wanted).map(({ module, source }) => [module, source]));
const sources = { 'mf-converter': sourcesOf('mf-converter'), 'mf-content': sourcesOf('mf-content'), 'mf-contact': sourcesOf('mf-contact') };
const plain = await buildPlainBundle(sources, { isSplit: false });
const split = await buildPlainBundle(sources, { isSplit: true });
const site = await startSite();
try {
  console.log('Bytes of JavaScript of a first view, in brotli:\n\n| page | plain bundle | with React DOM apart | composed at run time | ratio | ratio to it with React DOM apart | files |\n|---|---|---|---|---|---|---|');
  for (const page of PAGES) {
    const scripts = await scriptsOf(site, page.path);
    const [one, two, composed] = [plain.get(idOf(page))!, split.get(idOf(page))!, scripts].map(compressed) as [number, number, number];
    const cells = [page.path, ...[one, two, composed].map(shown), (composed / one).toFixed(3), (composed / two).toFixed(3), scripts.length];
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  await site.stop();
}

/** Those that the document has the browser fetch at once. */
async function scriptsOf({ origin }: Site, path: string): Promise<Buffer[]> {
  const html = await (await fetch(origin + path)).text();
  const [held = ''] = /<template id="page-scripts">.*?<\/template>/s.exec(html) ?? [];
  const addresses = [...held.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address = '']) => new URL(address, origin));
  return Promise.all(addresses.map(async (address) => Buffer.from(await (await fetch(address)).arrayBuffer())));
}

function compressed(scripts: readonly Buffer[]): number {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script, quality).length, 0);
}
