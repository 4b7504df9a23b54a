import type { Article } from './articles/article.ts';
import { ARTICLE_PATHS, loadArticle } from './article-list.ts';

const loaded = await Promise.all(ARTICLE_PATHS.map(loadArticle));

/** Only the server and tests may import this module, because it loads every article. */
export const articles: readonly Article[] = loaded.filter((article) => article !== undefined);
