/** Compares the scripts of a first view when composed at run time with those of a webpack bundle without federation. */
import { swcRule } from '@site/remote-build/webpack/swc-rule';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { shellBrowserConfig } from '../../../shell/tools/build/shell-webpack.ts';
import { PROJECT } from '../../support/project.ts';
import { startSite } from '../../support/site.ts';

const PAGES = [
  { path: '/', source: 'mf-converter/pages/home/page.tsx' },
  { path: '/all-converters', source: 'mf-converter/pages/all-converters/page.tsx' },
  { path: '/category/length', source: 'mf-converter/pages/category/page.tsx' },
  { path: '/converter/length/feet-to-meters', source: 'mf-converter/pages/converter/page.tsx' },
  { path: '/about-units', source: 'mf-content/routes/article.tsx' },
  { path: '/contact', source: 'mf-contact/routes/contact.tsx' },
] as const;
const REMOTES = [...new Set(PAGES.map(({ source }) => source.split('/')[0] as string))];

const plain = await buildPlainBundle();
const site = await startSite();
try {
  console.log('Bytes in brotli:\n\n| page | plain bundle | composed | ratio | files |\n|---|---|---|---|---|');
  for (const { path, source } of PAGES) {
    const urls = scriptUrls(await (await fetch(site.origin + path)).text());
    const scripts = urls.map(async (url) => Buffer.from(await (await fetch(new URL(url, site.origin))).arrayBuffer()));
    const [bundled, composed] = [plain.get(source) ?? [], await Promise.all(scripts)].map(compressedSize) as [
      number,
      number,
    ];
    const ratio = (composed / bundled).toFixed(3);
    console.log(`| ${[path, bundled, composed, ratio, urls.length].join(' | ')} |`);
  }
} finally {
  await site.stop();
}

/** Maps the source of each page to the scripts of the page. */
async function buildPlainBundle(): Promise<ReadonlyMap<string, readonly Buffer[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'plain-bundle-'));
  try {
    const loader = join(folder, 'plain-loader.ts');
    writeFileSync(loader, plainLoader());
    const { namedChunkGroups } = await run(configuration(loader, folder));
    const contents = (name: string) =>
      (namedChunkGroups.get(name)?.getFiles() ?? []).map((file) => readFileSync(join(folder, file)));
    return new Map(PAGES.map(({ source }) => [source, [...contents('main'), ...contents(source)]]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a module that replaces the federation runtime and imports the remotes as chunks of the same build. */
function plainLoader(): string {
  const imports = [...new Set(PAGES.map(({ source }) => source))].map((source) => {
    const [name, path] = [source, join(PROJECT, source)].map((text) => JSON.stringify(text));
    return `${name}: () => import(/* webpackChunkName: ${name} */ ${path}),`;
  });
  return (
    `const modules = { ${imports.join('\n')} };\n` +
    'export const createInstance = () => ({ loadRemote: (id) => modules[id]() });\n'
  );
}

/** Returns the shell's configuration without federation. The difference in size is the cost of composition. */
function configuration(loader: string, output: string): Configuration {
  const composed = shellBrowserConfig({ folder: join(PROJECT, 'shell'), output });
  const compiled = (namespace: string, include: string) => ({ ...swcRule({ namespace, target: 'browser' }), include });
  return {
    ...composed,
    module: {
      rules: ['shell', ...REMOTES, 'api']
        .map((folder) => compiled(folder, join(PROJECT, folder)))
        .concat(compiled('shell', output)),
    },
    resolve: {
      ...composed.resolve,
      alias: {
        '@module-federation/runtime$': loader,
        '@module-federation/inject-external-runtime-core-plugin$': false,
      },
    },
  };
}

function run(options: Configuration): Promise<webpack.Compilation> {
  const compiler = webpack(options);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })));
      else compiler.close(() => resolve(stats.compilation));
    });
  });
}

function scriptUrls(html: string): string[] {
  const [held = ''] = /<template id="page-scripts">.*?<\/template>/s.exec(html) ?? [];
  return [...held.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address = '']) => address);
}

function compressedSize(scripts: readonly Buffer[]): number {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script, quality).length, 0);
}
