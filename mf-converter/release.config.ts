import { socialImages } from '@site/catalogue/social-images';
import type { RemoteDefinition } from '@site/remote-build';

export default {
  name: 'mf-converter',
  owner: { team: 'Converter' },
  exposes: {
    './home': './pages/home/page.tsx',
    './all-converters': './pages/all-converters/page.tsx',
    './category': './pages/category/page.tsx',
    './converter': './pages/converter/page.tsx',
    './kitchen': './pages/kitchen/page.tsx',
    './short-form': './pages/short-form/page.tsx',
    './embed': './pages/embed/page.tsx',
    './tools': './pages/tools/page.tsx',
    './suggest': './search/suggest.ts',
  },
  serverExposes: {
    './parts/llms': './parts/llms.ts',
    './parts/navigation': './parts/navigation.ts',
    './parts/site': './parts/site.ts',
    './parts/sitemap': './parts/sitemap.ts',
  },
  together: ['./home', './category', './converter'],
  routes: [
    { pattern: '/', module: './home' },
    { pattern: '/all-converters', module: './all-converters' },
    { pattern: '/category/:category', module: './category' },
    { pattern: '/converter/:category/:slug', module: './converter' },
    { pattern: '/ingredients', module: './kitchen' },
    { pattern: '/ingredients/recipe', module: './kitchen' },
    { pattern: '/ingredients/:ingredient', module: './kitchen' },
    { pattern: '/:category/:slug', module: './short-form' },
    { pattern: '/embed/:category/:slug', module: './embed' },
    { pattern: '/embed', module: './tools' },
    { pattern: '/bulk-converter', module: './tools' },
    { pattern: '/worksheet', module: './tools' },
    { pattern: '/conversion-table', module: './tools' },
  ],
  paths: ['/length/feet-to-meters'],
  parts: [
    { name: 'suggest', module: './suggest' },
    { name: 'llms', module: './parts/llms' },
    { name: 'navigation', module: './parts/navigation' },
    { name: 'site', module: './parts/site' },
    { name: 'sitemap', module: './parts/sitemap' },
  ],
  socialImages,
} satisfies RemoteDefinition;
