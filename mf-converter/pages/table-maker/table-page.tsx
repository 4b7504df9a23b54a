import { capitalize } from '@site/catalog/capitalize';
import { findUnit } from '@site/catalog/engine/find-unit';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { DataTable, Section, TextField, plainDigits, useNumberFormat, useSearchParams } from '@site/shell-contract';
import { useState } from 'react';
import { ListActions } from '../../spreadsheet/list-actions.tsx';
import { readRounding } from '../../format/rounding.ts';
import { RoundingSelect, ToolForm, toolHead, useFormUrl } from '../../spreadsheet/tool-form.tsx';
import { FieldRow, UnitField, useUnitChoice, type ChoiceData } from '../../spreadsheet/unit-choice.tsx';
import { alignedFigures } from '../../ui/aligned-figures.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ScreenOnly } from '../../ui/section-stack.ts';
import { makeTable } from './make-table.ts';
import { BOUNDS, useTableBounds, type Bounds, type BoundName } from './use-table-bounds.ts';

export const tableHead = toolHead('Conversion Table Maker', {
  title: 'Conversion Table Maker: Your Own Units, Range, and Step',
  description:
    'Make your own conversion table: pick the units, the first and last value, and the step. Print it, or save it as ' +
    'CSV.',
  canonical: '/conversion-table',
});

const LABELS: Readonly<Record<BoundName, string>> = { first: 'First value', last: 'Last value', step: 'Step' };

const MORE_UNITS = [
  { name: 'to2', label: 'Second unit' },
  { name: 'to3', label: 'Third unit' },
] as const;

export function TablePage(data: ChoiceData) {
  const [search] = useSearchParams();
  const choice = useUnitChoice(data);
  const [more, setMore] = useState({ to2: search.get('to2') ?? '', to3: search.get('to3') ?? '' });
  const [bounds, setBound] = useTableBounds();
  const [rounding, setRounding] = useState(readRounding(search.get('round')));
  const { units, from, to } = choice;
  const [second, third] = [findUnit(more.to2, units), findUnit(more.to3, units)];
  const targets = [to, second, third].filter((unit) => unit !== undefined);
  const numbers = { first: bounds.first.served, last: bounds.last.served, step: bounds.step.served };
  const onChange = useFormUrl(choice, { to2: second?.id ?? '', to3: third?.id ?? '', ...numbers, round: rounding });
  return (
    <PageFrame
      breadcrumbs={tableHead.breadcrumbs}
      heading="Conversion Table Maker"
      lead="Pick the units, the range, and the step. Print the table, or save it for a spreadsheet."
    >
      <ScreenOnly>
        <ToolForm categories={data.categories} choice={choice} submitLabel="Make the table" onChange={onChange}>
          <FieldRow>
            {MORE_UNITS.map(({ name, label }) => (
              <UnitField
                key={name}
                label={label}
                name={name}
                units={units}
                unit={{ to2: second, to3: third }[name]}
                none="None"
                onChoose={(id) => setMore({ ...more, [name]: id })}
              />
            ))}
            <RoundingSelect rounding={rounding} onChoose={setRounding} />
          </FieldRow>
          <BoundFields bounds={bounds} onType={setBound} />
        </ToolForm>
      </ScreenOnly>
      {from && to ? <TableResult from={from} to={targets} bounds={bounds} rounding={rounding} /> : null}
    </PageFrame>
  );
}

function BoundFields({ bounds, onType }: { bounds: Bounds; onType: (name: BoundName, text: string) => void }) {
  return (
    <FieldRow>
      {BOUNDS.map((name) => (
        <TextField
          key={name}
          label={LABELS[name]}
          name={name}
          // Without inputMode, because iPhone number keyboards lack a minus sign.
          autoComplete="off"
          value={bounds[name].text}
          error={bounds[name].problem}
          onChange={({ currentTarget }) => onType(name, currentTarget.value)}
        />
      ))}
    </FieldRow>
  );
}

interface TableResultProps {
  from: UnitDefinition;
  to: readonly UnitDefinition[];
  bounds: Bounds;
  rounding: string;
}

function TableResult({ from, to, bounds, rounding }: TableResultProps) {
  const format = useNumberFormat();
  const [first, last, step] = [bounds.first.value, bounds.last.value, bounds.step.value];
  const table = first && last && step ? makeTable({ from, to, first, last, step, rounding }) : undefined;
  if (!table) return null;
  const title = `${capitalize(from.plural)} to ${listed(to.map(({ plural }) => plural))}`;
  if (!table.ok) return <p role="status">{table.problem}.</p>;
  const { rows } = table;
  const columns = [from, ...to].map(({ fullName }) => ({ label: fullName, figures: true }));
  const cells = columns.map((_column, index) => alignedFigures(rows.map((row) => row[index] ?? '')));
  const written = () => [
    columns.map(({ label }) => label),
    ...rows.map((row) => row.map((cell) => plainDigits(cell, format))),
  ];
  return (
    <Section title={title}>
      <ListActions
        fileName={[from, ...to].map(({ slug }) => slug).join('-')}
        format={format}
        copyLabel="Copy table"
        textToCopy={() =>
          written()
            .map((row) => row.join('\t'))
            .join('\n')
        }
        rows={written}
        canPrint
      />
      <DataTable
        caption={rows.length === 1 ? '1 row' : `${rows.length} rows`}
        columns={columns}
        rows={rows.map((_row, row) => cells.map((column) => column[row]))}
      />
    </Section>
  );
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names);
}
