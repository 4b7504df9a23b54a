import type { RemoteDefinition } from '@site/remote-build';

/** What this remote exposes, and the addresses that it answers. */
export default {
  name: 'mf-converter',
  exposes: {
    './home': './routes/home.tsx',
    './all-converters': './routes/all-converters.tsx',
    './category': './routes/category.tsx',
    './converter': './routes/converter.tsx',
    './short-form': './routes/short-form.tsx',
    './suggest': './search/suggest.ts',
  },
  routes: [
    { pattern: '/', module: './home' },
    { pattern: '/all-converters', module: './all-converters' },
    { pattern: '/category/:category', module: './category' },
    { pattern: '/converter/:category/:slug', module: './converter' },
    { pattern: '/:category/:slug', module: './short-form' },
  ],
  parts: [{ name: 'suggest', module: './suggest' }],
} satisfies RemoteDefinition;
