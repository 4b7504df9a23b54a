export interface StockManifests {
  content: string;
  converter: string;
}

interface StockHost {
  /** Text of the files in the host's folder, by path. */
  files: (manifests: StockManifests) => Readonly<Record<string, string>>;
  /** Node's arguments. */
  build: readonly string[];
}

const singleton = { singleton: true };
const SHARED = JSON.stringify(
  Object.fromEntries(
    ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'styled-components', '@site/shell-contract'].map(
      (name) => [name, singleton],
    ),
  ),
);

const PAGE = `
  import { createApiClient } from '@site/api-contract';
  import { PageServicesProvider } from '@site/shell-contract';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { MemoryRouter } from 'react-router-dom';
  import { page as article } from 'content/article';
  import { page as converter } from 'converter/converter';

  const services = {
    site: { name: 'A stock host', url: location.origin, contactEmail: 'hello@host.test', gaId: '' },
    api: createApiClient({ baseUrl: '' }),
    reload() {},
  };
  async function show(page, address) {
    const { data, head, sections: parts = {} } = await page.load({ ...address, search: new URLSearchParams(), ...services });
    const sections = Object.fromEntries(await Promise.all(Object.entries(parts).map(async ([name, render]) => [name, await render()])));
    const shown = createElement(PageServicesProvider, { value: services }, createElement(page.Page, { data, sections }));
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      createElement(MemoryRouter, { initialEntries: [address.path] }, shown),
    );
    return head;
  }
  show(article, { path: '/about-us', params: {} }).then((head) => { document.title = head.title; });
  const params = { category: 'length', slug: 'feet-to-meters' };
  show(converter, { path: '/converter/length/feet-to-meters', params });`;

const document = (scripts: string) => `<!doctype html><html><body>${scripts}</body></html>`;

const COMMON = {
  'package.json': JSON.stringify({ name: 'stock-host', version: '1.0.0', type: 'module' }),
  'main.js': "import('./page.js');",
  'page.js': PAGE,
};

/**
 * Hosts as the documentation of each federation plugin has them. Releases omit the core of the federation runtime, which
 * the host provides.
 */
export const STOCK_HOSTS: Readonly<Record<string, StockHost>> = {
  webpack: {
    files: ({ content, converter }) => ({
      ...COMMON,
      'dist/index.html': document('<script src="/main.js"></script>'),
      'webpack.config.js': `
        import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
        const jsc = { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' };
        export default {
          mode: 'production',
          entry: './main.js',
          output: { path: import.meta.dirname + '/dist', publicPath: '/' },
          module: { rules: [{ test: /\\.tsx?$/, use: { loader: 'swc-loader', options: { jsc } } }] },
          resolve: { extensions: ['.tsx', '.ts', '.js'] },
          plugins: [
            new ModuleFederationPlugin({
              name: 'stock_host',
              remotes: { content: 'mf_content@${content}', converter: 'mf_converter@${converter}' },
              shared: ${SHARED},
              experiments: { provideExternalRuntime: true },
              dts: false,
            }),
          ],
        };`,
    }),
    build: ['node_modules/webpack-cli/bin/cli.js', '--config', 'webpack.config.js'],
  },
  Rsbuild: {
    files: ({ content, converter }) => ({
      ...COMMON,
      'rsbuild.config.js': `
        import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
        const federation = new ModuleFederationPlugin({
          name: 'stock_host',
          remotes: { content: 'mf_content@${content}', converter: 'mf_converter@${converter}' },
          shared: ${SHARED},
          experiments: { provideExternalRuntime: true },
          dts: false,
        });
        export default {
          source: { entry: { index: './main.js' } },
          output: { assetPrefix: '/' },
          tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } }, rspack: { plugins: [federation] } },
        };`,
    }),
    build: ['node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--config', 'rsbuild.config.js'],
  },
  Vite: {
    files: ({ content, converter }) => ({
      ...COMMON,
      'index.html': document('<script type="module" src="/main.js"></script>'),
      'vite.config.js': `
        import { federation } from '@module-federation/vite';
        export default {
          build: { target: 'es2022' },
          plugins: [
            federation({
              name: 'stock_host',
              remotes: {
                content: { type: 'var', name: 'mf_content', entry: '${content}', entryGlobalName: 'mf_content' },
                converter: { type: 'var', name: 'mf_converter', entry: '${converter}', entryGlobalName: 'mf_converter' },
              },
              shared: ${SHARED},
              // This plugin has no option provideExternalRuntime.
              runtimePlugins: ['@module-federation/inject-external-runtime-core-plugin'],
              dts: false,
            }),
          ],
        };`,
    }),
    build: ['node_modules/vite/bin/vite.js', 'build'],
  },
};
