import type { RemoteDefinition } from '@site/remote-build';

const PARTS = ['navigation', 'sitemap', 'form'];

export default {
  name: 'mf-contact',
  owner: { team: 'Contact' },
  exposes: { './contact': './routes/contact.tsx' },
  serverExposes: Object.fromEntries(PARTS.map((name) => [`./parts/${name}`, `./parts/${name}.ts`])),
  routes: [{ pattern: '/contact', module: './contact' }],
  parts: PARTS.map((name) => ({ name, module: `./parts/${name}` })),
} satisfies RemoteDefinition;
