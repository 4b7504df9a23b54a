import { Deferred, Prose } from '@site/shell-contract';
import type { LabValue } from '@site/catalog/lab-values/lab-values';
import { capitalize } from '@site/catalog/capitalize';
import type { ReactNode } from 'react';
import { PageFrame } from '../../ui/page-frame.tsx';
import { LabForm } from './lab-form.tsx';
import { belowLabValues, labTitle } from './lab-paths.ts';
import type { LabTyped } from './load-lab-values.tsx';

interface LabValuePageProps {
  labValue: LabValue;
  typed: LabTyped;
  tables: ReactNode;
}

export function LabValuePage({ labValue, typed, tables }: LabValuePageProps) {
  return (
    <PageFrame
      breadcrumbs={belowLabValues(capitalize(labValue.name))}
      heading={labTitle(labValue)}
      lead="This page converts numbers and gives no medical advice. Ask your doctor what a result means for you."
    >
      <LabForm key={`${labValue.id} ${typed.value} ${typed.from}`} labValue={labValue} typed={typed} />
      {labValue.note === undefined ? null : (
        <Prose>
          <p>{labValue.note}</p>
        </Prose>
      )}
      <Deferred>{tables}</Deferred>
    </PageFrame>
  );
}
