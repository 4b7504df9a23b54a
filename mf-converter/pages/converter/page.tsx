import { definePage } from '@site/shell-contract';
import { ConversionNotFound } from './conversion-not-found.tsx';
import { ConverterPage, ConverterPagePending } from './converter-page.tsx';
import type { ConverterData } from './load-converter.ts';
import type { ConverterSection } from './sections/converter-sections.tsx';

export const page = definePage<ConverterData, ConverterSection>({
  // On a first view, the server has loaded already: what loads comes with the first navigation.
  load: async (context) => (await import('./load-converter.ts')).loadConverter(context),
  Page: ({ data, sections }) =>
    data.isKnown ? (
      <ConverterPage {...data} sections={sections} />
    ) : (
      <ConversionNotFound unknownSlug={data.unknownSlug} />
    ),
  Pending: ConverterPagePending,
  searchParams: ['value'],
});
