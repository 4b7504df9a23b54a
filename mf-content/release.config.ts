import type { RemoteDefinition } from '@site/remote-build';
import { ARTICLE_PATHS } from './article-list.ts';

const PARTS = ['llms', 'navigation', 'sitemap'];

export default {
  name: 'mf-content',
  owner: { team: 'Content' },
  exposes: { './article': './routes/article.tsx', './sitemap': './routes/sitemap.tsx' },
  serverExposes: Object.fromEntries(PARTS.map((name) => [`./parts/${name}`, `./parts/${name}.ts`])),
  routes: [
    ...ARTICLE_PATHS.map((pattern) => ({ pattern, module: './article' })),
    { pattern: '/sitemap', module: './sitemap' },
  ],
  parts: PARTS.map((name) => ({ name, module: `./parts/${name}` })),
} satisfies RemoteDefinition;
