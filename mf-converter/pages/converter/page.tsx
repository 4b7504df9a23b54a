import { definePage } from '@site/shell-contract';
import { ConverterPage, ConverterPagePending, NotFound, type ConverterSection } from './converter-page.tsx';
import type { ConverterData } from './load-converter.tsx';

export const page = definePage<ConverterData, ConverterSection>({
  // The server loads the first view, so browsers need the loader's code only for in-site navigation.
  load: async (context) => (await import('./load-converter.tsx')).loadConverter(context),
  Page: ({ data, sections }) =>
    data.isKnown ? (
      <ConverterPage {...data} sections={sections} />
    ) : (
      <NotFound what="Conversion" unknownSlug={data.unknownSlug} />
    ),
  Pending: ConverterPagePending,
  searchParams: ['value'],
});
