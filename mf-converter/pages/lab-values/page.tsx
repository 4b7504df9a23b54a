import { definePage } from '@site/shell-contract';
import { LabValuePage } from './lab-value-page.tsx';
import { LabValuesPage } from './lab-values-page.tsx';
import type { LabData } from './load-lab-values.tsx';

export const page = definePage<LabData, 'tables'>({
  load: async (context) => (await import('./load-lab-values.tsx')).loadLabValues(context),
  Page: ({ data, sections }) =>
    data.page === 'list' ? <LabValuesPage /> : <LabValuePage {...data} tables={sections.tables} />,
  searchParams: ['value', 'from'],
});
