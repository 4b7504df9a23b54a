import { NUMBER_FORMATS } from '@site/catalog/engine/number-format';
import { definePage } from '@site/shell-contract';
import { loadCategories } from '../../data/categories.ts';
import { find } from '../../search/find.ts';
import { SectionStack } from '../../ui/section-stack.ts';
import { AllConvertersPage, AllConvertersPending, AnswerCard } from './all-converters-page.tsx';
import { allConvertersHead, searchHead } from './head.ts';

export const page = definePage({
  load: async ({ api, search }) => {
    const query = (search.get('q') ?? '').trim();
    const format = NUMBER_FORMATS.find((name) => name === search.get('format'));
    const [categories, found] = await Promise.all([loadCategories(api), find(query, format)]);
    if (found.equation) await AnswerCard.load();
    return {
      kind: 'page',
      head: query === '' ? allConvertersHead(categories.value) : searchHead(found),
      data: { preloaded: { query, found, format } },
      degraded: categories.degraded,
      sections: {
        letters: async () => {
          const [{ CategoriesByLetter }, { ToolCards }, { allCategoryUnits }] = await Promise.all([
            import('./categories-by-letter.tsx'),
            import('../tools/tool-cards.tsx'),
            import('@site/catalog/units/all-units'),
          ]);
          return (
            <SectionStack>
              <ToolCards />
              <CategoriesByLetter categories={categories.value} units={allCategoryUnits} />
            </SectionStack>
          );
        },
      },
    };
  },
  Page: ({ data, sections }) => <AllConvertersPage {...data} letters={sections.letters} />,
  Pending: AllConvertersPending,
  searchParams: ['q', 'format'],
});
