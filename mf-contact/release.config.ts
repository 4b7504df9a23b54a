import type { RemoteDefinition } from '@site/remote-build';

export default {
  name: 'mf-contact',
  owner: { team: 'Contact' },
  exposes: { './contact': './routes/contact.tsx' },
  serverExposes: { './parts': './parts.ts' },
  routes: [{ pattern: '/contact', module: './contact' }],
  parts: ['form', 'navigation', 'sitemap'].map((name) => ({ name, module: './parts' })),
} satisfies RemoteDefinition;
