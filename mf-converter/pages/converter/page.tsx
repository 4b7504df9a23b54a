import { definePage } from '@site/shell-contract';
import { ConversionNotFound, ConverterPage, ConverterPagePending } from './converter-page.tsx';
import type { ConverterData } from './load-converter.ts';
import type { ConverterSection } from './sections/converter-sections.tsx';

export const page = definePage<ConverterData, ConverterSection>({
  // The server loads the first view, so the loader's code arrives only with client navigation.
  load: async (context) => (await import('./load-converter.ts')).loadConverter(context),
  Page: ({ data, sections }) =>
    data.isKnown ? <ConverterPage {...data} sections={sections} /> : <ConversionNotFound {...data} />,
  Pending: ConverterPagePending,
  searchParams: ['value'],
});
