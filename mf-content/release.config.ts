import type { RemoteDefinition } from '@site/remote-build';

/** What this remote exposes, and the addresses that it answers. */
export default {
  name: 'mf-content',
  exposes: {
    './about-units': './routes/about-units.tsx',
    './conversion-guides': './routes/conversion-guides.tsx',
    './guide-kitchen': './routes/guide-kitchen.tsx',
    './guide-body': './routes/guide-body.tsx',
    './guide-tires': './routes/guide-tires.tsx',
    './guide-weather': './routes/guide-weather.tsx',
    './developers': './routes/developers.tsx',
    './about-us': './routes/about-us.tsx',
    './privacy-policy': './routes/privacy-policy.tsx',
    './terms-of-service': './routes/terms-of-service.tsx',
    './sitemap': './routes/sitemap.tsx',
  },
  serverExposes: {
    './parts/navigation': './parts/navigation.ts',
    './parts/sitemap': './parts/sitemap.ts',
  },
  routes: [
    { pattern: '/about-units', module: './about-units' },
    { pattern: '/conversion-guides', module: './conversion-guides' },
    { pattern: '/conversion-guides/kitchen', module: './guide-kitchen' },
    { pattern: '/conversion-guides/body-height-and-weight', module: './guide-body' },
    { pattern: '/conversion-guides/tires', module: './guide-tires' },
    { pattern: '/conversion-guides/weather', module: './guide-weather' },
    { pattern: '/developers', module: './developers' },
    { pattern: '/about-us', module: './about-us' },
    { pattern: '/privacy-policy', module: './privacy-policy' },
    { pattern: '/terms-of-service', module: './terms-of-service' },
    { pattern: '/sitemap', module: './sitemap' },
  ],
  parts: [
    { name: 'navigation', module: './parts/navigation' },
    { name: 'sitemap', module: './parts/sitemap' },
  ],
} satisfies RemoteDefinition;
