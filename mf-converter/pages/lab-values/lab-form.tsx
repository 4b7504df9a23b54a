import type { NumberFormat } from '@site/catalog/engine/number-format';
import { parseDecimal } from '@site/catalog/engine/parse-decimal';
import { convertLabValue, labNumber, otherLabUnit } from '@site/catalog/lab-values/lab-values';
import type { LabValue } from '@site/catalog/lab-values/lab-values';
import { Button, Card, figures, fontSize, space, TextField } from '@site/shell-contract';
import { CopyMenu } from '@site/shell-contract/copy-menu';
import { CopyShare } from '@site/shell-contract/copy-share';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useVisitorFormat } from '../../format/visitor-format.ts';
import { FieldRow } from '../../spreadsheet/unit-choice.tsx';
import { OptionSelect } from '../../ui/option-select.tsx';
import { labPath, labTitle } from './lab-paths.ts';
import type { LabTyped } from './load-lab-values.tsx';

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
  @media (scripting: enabled) {
    display: none;
  }
`;

export function LabForm({ labValue, typed }: { labValue: LabValue; typed: LabTyped }) {
  const [{ value, from }, setTyped] = useState(typed);
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
            onChange={({ currentTarget }) => setTyped({ value: currentTarget.value, from })}
          />
          <OptionSelect
            label="In"
            name="from"
            value={from}
            options={units}
            onChoose={(unit) => setTyped({ value, from: unit })}
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

function formatResult(labValue: LabValue, { value, from }: LabTyped, format?: NumberFormat): string | undefined {
  const read = parseDecimal(value, format);
  return read.ok && read.value.numerator >= 0n ? labNumber(convertLabValue(labValue, read.value, from)) : undefined;
}
