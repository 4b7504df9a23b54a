import { capitalize } from '@site/catalog/capitalize';
import { labValues, type LabValue } from '@site/catalog/lab-values/lab-values';
import { CardGrid, CardLink, Deferred, Prose, definePage } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { PageFrame } from '../../ui/page-frame.tsx';
import { LabForm } from './lab-form.tsx';
import { belowLabValues, LAB_BREADCRUMBS, labPath, labTitle, type LabQuery } from './lab-paths.ts';
import type { LabData } from './load-lab-values.tsx';

export const page = definePage<LabData, 'tables'>({
  load: async (context) => (await import('./load-lab-values.tsx')).loadLabValues(context),
  Page: ({ data, sections }) =>
    data.page === 'list' ? <LabValuesPage /> : <LabValuePage {...data} tables={sections.tables} />,
  searchParams: ['value', 'from'],
});

function LabValuesPage() {
  return (
    <PageFrame
      breadcrumbs={LAB_BREADCRUMBS}
      heading="Lab Values"
      lead="Blood tests in mmol/L, as most of the world writes them, and in mg/dL, as the United States does."
    >
      <CardGrid least="16rem">
        {labValues.map((labValue) => (
          <CardLink key={labValue.id} to={labPath(labValue)} title={labTitle(labValue)}>
            {labValue.formula}, {labValue.molarMass} grams per mole
          </CardLink>
        ))}
      </CardGrid>
      <Prose>
        <p>
          A mole counts molecules, and a gram weighs them. How much a millimole weighs depends on the substance, so each
          blood test has its own factor. These pages convert numbers and give no medical advice. Ask your doctor what a
          result means for you.
        </p>
      </Prose>
    </PageFrame>
  );
}

function LabValuePage({ labValue, query, tables }: { labValue: LabValue; query: LabQuery; tables: ReactNode }) {
  return (
    <PageFrame
      breadcrumbs={belowLabValues(capitalize(labValue.name))}
      heading={labTitle(labValue)}
      lead="This page converts numbers and gives no medical advice. Ask your doctor what a result means for you."
    >
      <LabForm key={`${labValue.id} ${query.value} ${query.from}`} labValue={labValue} query={query} />
      {labValue.note === undefined ? null : (
        <Prose>
          <p>{labValue.note}</p>
        </Prose>
      )}
      <Deferred>{tables}</Deferred>
    </PageFrame>
  );
}
