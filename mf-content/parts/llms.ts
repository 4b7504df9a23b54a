import type { LlmsLink, LlmsSection } from '@site/shell-contract';
import { articles } from '../all-articles.ts';

const API: readonly LlmsLink[] = [
  { label: 'OpenAPI document', to: '/api/openapi.json', note: 'Every call, with its errors, limits, and examples.' },
  {
    label: 'Convert a phrase',
    to: '/api/convert?q=5%20ft%203%20in%20to%20cm',
    note: 'Returns the exact result, what was understood, and other meanings. POST converts many values.',
  },
  { label: 'All units', to: '/api/units', note: 'IDs, exact factors, definitions, and sources.' },
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
/** Clients may skip `Optional`, according to llmstxt.org. */
const OPTIONAL = ['/about-us', '/privacy-policy', '/terms-of-service'];

export const llms: readonly LlmsSection[] = [
  { title: 'API', links: [...linksTo((path) => path === DEVELOPERS), ...API] },
  { title: 'Guides', links: linksTo((path) => path !== DEVELOPERS && !OPTIONAL.includes(path)) },
  { title: 'Optional', links: linksTo((path) => OPTIONAL.includes(path)) },
];
