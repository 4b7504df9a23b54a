import { capitalize } from '@site/catalog/capitalize';
import { labValues, type LabValue } from '@site/catalog/lab-values/lab-values';
import { notFound, type PageContext, type PageResult } from '@site/shell-contract';
import { belowLabValues, LAB_BREADCRUMBS, LAB_VALUES, labPath, labTitle, type LabQuery } from './lab-paths.ts';
import { LabTables } from './lab-tables.tsx';

export type LabData = { page: 'list' } | { page: 'value'; labValue: LabValue; query: LabQuery };

const MAX_CHARACTERS = 40;

export async function loadLabValues({
  params: { substance },
  search,
}: Pick<PageContext, 'params' | 'search'>): Promise<PageResult<LabData, 'tables'>> {
  if (substance === undefined)
    return {
      kind: 'page',
      head: {
        title: 'Lab Values: mmol/L to mg/dL',
        description:
          'Convert blood glucose, cholesterol, triglycerides, and creatinine between mmol/L or µmol/L and mg/dL, with the molar mass and its source.',
        canonical: LAB_VALUES,
        breadcrumbs: LAB_BREADCRUMBS,
      },
      data: { page: 'list' },
    };
  const labValue = labValues.find(({ id }) => id === substance);
  if (!labValue) return notFound();
  const { name, molarUnit } = labValue;
  const from = search.get('from') === 'mg/dL' ? 'mg/dL' : molarUnit;
  return {
    kind: 'page',
    head: {
      title: labTitle(labValue),
      description: `Convert ${name} between ${molarUnit} and mg/dL: a calculator, the formula, and tables in both directions.`,
      canonical: labPath(labValue),
      breadcrumbs: belowLabValues(capitalize(name)),
    },
    data: { page: 'value', labValue, query: { value: (search.get('value') ?? '').slice(0, MAX_CHARACTERS), from } },
    sections: { tables: async () => <LabTables labValue={labValue} /> },
  };
}
