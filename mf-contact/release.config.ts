import type { RemoteDefinition } from '@site/remote-build';

/** What this remote exposes, and the addresses that it answers. */
export default {
  name: 'mf-contact',
  exposes: { './contact': './routes/contact.tsx' },
  routes: [{ pattern: '/contact', module: './contact' }],
} satisfies RemoteDefinition;
