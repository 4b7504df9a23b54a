import type { RemoteDefinition } from '@site/remote-build';

export default {
  name: 'mf-contact',
  owner: { team: 'Contact' },
  exposes: { './contact': './routes/contact.tsx' },
  serverExposes: {
    './parts/navigation': './parts/navigation.ts',
    './parts/sitemap': './parts/sitemap.ts',
    './parts/form': './parts/form.ts',
  },
  routes: [{ pattern: '/contact', module: './contact' }],
  parts: [
    { name: 'navigation', module: './parts/navigation' },
    { name: 'sitemap', module: './parts/sitemap' },
    { name: 'form', module: './parts/form' },
  ],
} satisfies RemoteDefinition;
