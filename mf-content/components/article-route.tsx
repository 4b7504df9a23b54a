import type { RouteModule } from '@site/shell-contract';
import type { Article } from '../articles/article.ts';
import { articleHead } from '../articles/article-head.ts';
import { ArticlePage } from './article-page.tsx';

/** The route of a page that is nothing but an article. */
export function articleRoute(article: Article): RouteModule {
  return {
    resolve: ({ site }) => ({ kind: 'page', head: articleHead(article, site) }),
    Page: () => <ArticlePage article={article} />,
  };
}
