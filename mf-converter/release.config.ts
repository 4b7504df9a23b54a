/** What this remote exposes and the addresses that it answers. Read by the build and by `compose publish`. */
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
  serverExposes: {
    './parts/navigation': './parts/navigation.ts',
    './parts/sitemap': './parts/sitemap.ts',
  },
  routes: [
    { pattern: '/', module: './home' },
    { pattern: '/all-converters', module: './all-converters' },
    { pattern: '/category/:category', module: './category' },
    { pattern: '/converter/:category/:slug', module: './converter' },
    { pattern: '/:category/:slug', module: './short-form' },
  ],
  parts: [
    { name: 'suggest', module: './suggest' },
    { name: 'navigation', module: './parts/navigation' },
    { name: 'sitemap', module: './parts/sitemap' },
  ],
};
