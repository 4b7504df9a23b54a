import type { LlmsLink, LlmsSection, NavigationEntry, SitemapEntry } from '@site/shell-contract';
import { ARTICLE_PATHS, loadArticle } from './article-list.ts';
import type { Article } from './articles/article.ts';

const loaded = await Promise.all(ARTICLE_PATHS.map(loadArticle));

/** For the server and tests. Pages must not import this: it loads the text of every article. */
export const articles: readonly Article[] = loaded.filter((article) => article !== undefined);

export const navigation: readonly NavigationEntry[] = [
  ...articles.map(({ label, path, navigation: places }) => ({ label, to: path, places })),
  { label: 'Sitemap', to: '/sitemap', places: { 'quick-links': { order: 4 } } },
];

/** The entry of the sitemap page has no date, so it gets the release's. */
export const sitemap: readonly SitemapEntry[] = [
  ...articles.map(({ path, modified, lastUpdated }) => ({ path, lastModified: modified ?? lastUpdated })),
  { path: '/sitemap' },
];

const API: readonly LlmsLink[] = [
  { label: 'OpenAPI document', to: '/api/openapi.json', note: 'Every call, with its errors, limits and examples.' },
  {
    label: 'Convert a phrase',
    to: '/api/convert?q=5%20ft%203%20in%20to%20cm',
    note: 'Returns the exact result, what was understood, and other meanings. POST converts many values.',
  },
  { label: 'All units', to: '/api/units', note: 'IDs, exact factors, definitions and sources.' },
  {
    label: 'All units as a data file',
    to: '/api/data/units.v1.json',
    note: 'The same list with its license, under an address that doesn’t change.',
  },
];

const linksTo = (isListed: (path: string) => boolean): LlmsLink[] =>
  articles
    .filter(({ path }) => isListed(path))
    .map(({ title, path, description }) => ({ label: title, to: path, note: description }));

const DEVELOPERS = '/developers';
/** llmstxt.org: clients may skip `Optional`. */
const OPTIONAL = ['/about-us', '/privacy-policy', '/terms-of-service'];

export const llms: readonly LlmsSection[] = [
  { title: 'API', links: [...linksTo((path) => path === DEVELOPERS), ...API] },
  { title: 'Guides', links: linksTo((path) => path !== DEVELOPERS && !OPTIONAL.includes(path)) },
  { title: 'Optional', links: linksTo((path) => OPTIONAL.includes(path)) },
];
