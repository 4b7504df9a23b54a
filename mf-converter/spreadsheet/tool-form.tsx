import { Button, space } from '@site/shell-contract';
import type { PageHead } from '@site/shell-contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUrlQuery } from '../converter/use-url-query.ts';
import { fromHome } from '../ui/breadcrumbs.ts';
import { ROUNDINGS } from '../format/rounding.ts';
import { OptionSelect } from '../ui/option-select.tsx';
import { UnitFields } from './unit-choice.tsx';
import type { CategoryName, UnitChoice } from './unit-choice.tsx';

type ToolHead = PageHead & Required<Pick<PageHead, 'breadcrumbs'>>;

export function toolHead(label: string, head: Pick<PageHead, 'title' | 'description' | 'canonical'>): ToolHead {
  return { ...head, breadcrumbs: fromHome({ label: 'All Converters', to: '/all-converters' }, { label }) };
}

export const FormStack = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const WithoutScripts = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;

interface ToolFormProps {
  categories: readonly CategoryName[];
  choice: UnitChoice;
  /** Label of the submit button, which is visible only without scripts. */
  submitLabel: string;
  onChange?: () => void;
  children: ReactNode;
}

export function ToolForm({ categories, choice, submitLabel, onChange, children }: ToolFormProps) {
  return (
    <FormStack as="form" onChange={onChange} onSubmit={(event) => event.preventDefault()}>
      <UnitFields categories={categories} choice={choice} />
      {children}
      <WithoutScripts>
        <Button type="submit">{submitLabel}</Button>
      </WithoutScripts>
    </FormStack>
  );
}

/** Returns a change handler. After the first change, the URL follows the form. */
export function useFormUrl({ category, from, to }: UnitChoice, query: Readonly<Record<string, string>>): () => void {
  const [isTouched, setTouched] = useState(false);
  useUrlQuery(isTouched ? { category, from: from?.id ?? '', to: to?.id ?? '', ...query } : undefined);
  return () => setTouched(true);
}

export function RoundingSelect({ rounding, onChoose }: { rounding: string; onChoose: (rounding: string) => void }) {
  return <OptionSelect label="Round results" name="round" value={rounding} options={ROUNDINGS} onChoose={onChoose} />;
}
