import type { RemoteDefinition } from '@site/remote-build';
import { ARTICLE_PATHS } from './article-list.ts';

export default {
  name: 'mf-content',
  owner: { team: 'Content' },
  exposes: { './article': './routes/article.tsx', './sitemap': './routes/sitemap.tsx' },
  serverExposes: { './parts': './parts.ts' },
  routes: [
    ...ARTICLE_PATHS.map((pattern) => ({ pattern, module: './article' })),
    { pattern: '/sitemap', module: './sitemap' },
  ],
  parts: ['llms', 'navigation', 'sitemap'].map((name) => ({ name, module: './parts' })),
} satisfies RemoteDefinition;
