import { definePage, type PageContext } from '@site/shell-contract';
import type { ListedCategory } from '../sitemap/converter-lists.tsx';
import { sitemapHead, SitemapPage, SitemapPending, type SiteListing } from '../sitemap/sitemap-page.tsx';

export const page = definePage<SiteListing>({
  load: async ({ api }) => {
    try {
      return { kind: 'page', head: sitemapHead, data: { categories: await listCategories(api), failed: false } };
    } catch (reason) {
      console.error('The site listing could not be fetched:', reason);
      return { kind: 'page', head: sitemapHead, data: { categories: [], failed: true }, degraded: reason };
    }
  },
  Page: SitemapPage,
  Pending: SitemapPending,
});

/** Returns only what the page shows, because the HTML contains it as JSON. */
async function listCategories(api: PageContext['api']): Promise<ListedCategory[]> {
  const [categories, conversions] = await Promise.all([api.categories(), api.conversions()]);
  return Promise.all(
    categories.map(async ({ slug, name }) => {
      const names = new Map((await api.units(slug)).map((unit) => [unit.id, unit.name]));
      const converters = conversions
        .filter(({ category }) => category === slug)
        .map((pair) => ({ slug: pair.slug, label: `${names.get(pair.fromUnit)} to ${names.get(pair.toUnit)}` }));
      return { slug, name, converters };
    }),
  );
}
