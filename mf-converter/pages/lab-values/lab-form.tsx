import type { NumberFormat } from '@site/catalog/engine/number-format';
import { parseDecimal } from '@site/catalog/engine/parse-decimal';
import { convertLabValue, labNumber, otherLabUnit, type LabValue } from '@site/catalog/lab-values/lab-values';
import { Button, Card, figures, fontSize, space, TextField } from '@site/shell-contract';
import { CopyMenu } from '@site/shell-contract/copy-menu';
import { CopyShare } from '@site/shell-contract/copy-share';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useVisitorFormat } from '../../format/visitor-format.ts';
import { FieldRow } from '../../spreadsheet/unit-choice.tsx';
import { notScripted } from '../../ui/hidden.ts';
import { OptionSelect } from '../../ui/option-select.tsx';
import { labPath, labTitle, type LabQuery } from './lab-paths.ts';

const Result = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: ${space(12)};
  margin-top: ${space(4)};
  font-size: ${fontSize.h2};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Convert = styled(Button)`
  margin-top: ${space(4)};
  ${notScripted}
`;

export function LabForm({ labValue, query }: { labValue: LabValue; query: LabQuery }) {
  const [{ value, from }, setQuery] = useState(query);
  const number = formatResult(labValue, { value, from }, useVisitorFormat());
  const to = otherLabUnit(labValue, from);
  const units = [labValue.molarUnit, 'mg/dL' as const].map((unit) => ({ value: unit, label: unit }));
  const isUnread = number === undefined && value.trim() !== '';
  return (
    <Card $ruled>
      <form action={labPath(labValue)} onSubmit={(event) => event.preventDefault()}>
        <FieldRow>
          <TextField
            label={`Your ${labValue.name}`}
            name="value"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            error={isUnread ? 'Type a number, like 5.5.' : undefined}
            onChange={({ currentTarget }) => setQuery({ value: currentTarget.value, from })}
          />
          <OptionSelect
            label="In"
            name="from"
            value={from}
            options={units}
            onChoose={(unit) => setQuery({ value, from: unit })}
          />
        </FieldRow>
        <Convert type="submit">Convert</Convert>
      </form>
      <Result>
        <output aria-live="polite">{number === undefined ? '–' : figures(`≈ ${number} ${to}`)}</output>
        <CopyShare
          size="small"
          Menu={CopyMenu}
          isDisabled={number === undefined}
          read={() => ({
            text: number ?? '',
            withUnit: `${number} ${to}`,
            title: labTitle(labValue),
            path: labPath(labValue, { value, from }),
          })}
        />
      </Result>
    </Card>
  );
}

function formatResult(labValue: LabValue, { value, from }: LabQuery, format?: NumberFormat): string | undefined {
  const parsed = parseDecimal(value, format);
  if (!parsed.ok || parsed.value.numerator < 0n) return undefined;
  return labNumber(convertLabValue(labValue, parsed.value, from));
}
