import type { RemoteDefinition } from '@site/remote-build';

export default {
  name: 'mf-sample',
  // The team that operators contact about this remote. Add a `contact` and a `repository`.
  owner: { team: 'Sample' },
  exposes: { './sample': './routes/sample.tsx' },
  serverExposes: {
    './parts/navigation': './parts/navigation.ts',
    './parts/sitemap': './parts/sitemap.ts',
  },
  routes: [{ pattern: '/sample', module: './sample' }],
  parts: [
    { name: 'navigation', module: './parts/navigation' },
    { name: 'sitemap', module: './parts/sitemap' },
  ],
} satisfies RemoteDefinition;
