import type { Article } from './articles/article.ts';
import { ARTICLE_PATHS, loadArticle } from './article-list.ts';

const loaded = await Promise.all(ARTICLE_PATHS.map(loadArticle));

/** For the server and tests. Pages must not import this: it loads the text of every article. */
export const articles: readonly Article[] = loaded.filter((article) => article !== undefined);
