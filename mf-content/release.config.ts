import type { RemoteDefinition } from '@site/remote-build';

/** Name of the module in `routes/`, and the path that it serves. */
const PAGES = {
  'about-units': '/about-units',
  'conversion-guides': '/conversion-guides',
  'guide-kitchen': '/conversion-guides/kitchen',
  'guide-body': '/conversion-guides/body-height-and-weight',
  'guide-tires': '/conversion-guides/tires',
  'guide-weather': '/conversion-guides/weather',
  developers: '/developers',
  'about-us': '/about-us',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  sitemap: '/sitemap',
};
const PARTS = ['navigation', 'sitemap'];

/** The modules that this remote exposes, and the paths that it serves. */
export default {
  name: 'mf-content',
  exposes: Object.fromEntries(Object.keys(PAGES).map((name) => [`./${name}`, `./routes/${name}.tsx`])),
  serverExposes: Object.fromEntries(PARTS.map((name) => [`./parts/${name}`, `./parts/${name}.ts`])),
  routes: Object.entries(PAGES).map(([name, pattern]) => ({ pattern, module: `./${name}` })),
  parts: PARTS.map((name) => ({ name, module: `./parts/${name}` })),
} satisfies RemoteDefinition;
