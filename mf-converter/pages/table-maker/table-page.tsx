import { capitalize } from '@site/catalogue/capitalize';
import { findUnit } from '@site/catalogue/engine/find-unit';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import {
  Breadcrumbs,
  Button,
  DataTable,
  PageHeading,
  PageLayout,
  Section,
  TextField,
  plainDigits,
  useNumberFormat,
  useSearchParams,
} from '@site/shell-contract';
import { useMemo, useState } from 'react';
import { useAddressQuery } from '../../converter/address-query.ts';
import { ListActions } from '../../spreadsheet/list-actions.tsx';
import { roundingOf } from '../../spreadsheet/rounding.ts';
import { FieldRow, ToolForm, WithoutScripts } from '../../spreadsheet/form-layout.ts';
import { RoundingSelect } from '../../spreadsheet/rounding-select.tsx';
import { UnitFields, UnitSelect, useUnitChoice } from '../../spreadsheet/unit-choice.tsx';
import type { ChoiceData } from '../../spreadsheet/unit-choice.tsx';
import { alignedFigures } from '../../ui/aligned-figures.tsx';
import { SectionStack, ScreenOnly } from '../../ui/section-stack.ts';
import { TABLE_BREADCRUMBS } from './head.ts';
import { makeTable } from './make-table.ts';
import { BOUNDS, useTableBounds } from './use-table-bounds.ts';
import type { Bounds, BoundName } from './use-table-bounds.ts';

const LABELS: Readonly<Record<BoundName, string>> = { first: 'First value', last: 'Last value', step: 'Step' };

export function TablePage(data: ChoiceData) {
  const [search] = useSearchParams();
  const choice = useUnitChoice(data);
  const [more, setMore] = useState({ to2: search.get('to2') ?? '', to3: search.get('to3') ?? '' });
  const [bounds, setBound] = useTableBounds();
  const [rounding, setRounding] = useState(roundingOf(search.get('round')));
  const [isTouched, setTouched] = useState(false);
  const { category, units, from, to } = choice;
  const second = findUnit(more.to2, units);
  const third = findUnit(more.to3, units);
  const numbers = { first: bounds.first.served, last: bounds.last.served, step: bounds.step.served };
  const chosen = { category, from: from?.id ?? '', to: to?.id ?? '', to2: second?.id ?? '', to3: third?.id ?? '' };
  useAddressQuery(isTouched ? { ...chosen, ...numbers, round: rounding } : undefined);
  return (
    <PageLayout>
      <Breadcrumbs items={TABLE_BREADCRUMBS} />
      <PageHeading lead="Pick the units, the range, and the step. Print the table, or save it for a spreadsheet.">
        Conversion Table Maker
      </PageHeading>
      <SectionStack>
        <ScreenOnly>
          <ToolForm onChange={() => setTouched(true)} onSubmit={(event) => event.preventDefault()}>
            <UnitFields categories={data.categories} choice={choice} />
            <FieldRow>
              <UnitSelect
                label="Second unit"
                name="to2"
                units={units}
                unit={second}
                none="None"
                onChoose={(to2) => setMore({ ...more, to2 })}
              />
              <UnitSelect
                label="Third unit"
                name="to3"
                units={units}
                unit={third}
                none="None"
                onChoose={(to3) => setMore({ ...more, to3 })}
              />
              <RoundingSelect rounding={rounding} onChoose={setRounding} />
            </FieldRow>
            <BoundFields bounds={bounds} onType={setBound} />
            <WithoutScripts>
              <Button type="submit">Make the table</Button>
            </WithoutScripts>
          </ToolForm>
        </ScreenOnly>
        {from && to ? (
          <TableResult from={from} to={to} second={second} third={third} bounds={bounds} rounding={rounding} />
        ) : null}
      </SectionStack>
    </PageLayout>
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
          // The number keyboards of iPhones have no minus.
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
  to: UnitDefinition;
  second: UnitDefinition | undefined;
  third: UnitDefinition | undefined;
  bounds: Bounds;
  rounding: string;
}

function TableResult({ from, to, second, third, bounds, rounding }: TableResultProps) {
  const format = useNumberFormat();
  const [first, last, step] = [bounds.first.value, bounds.last.value, bounds.step.value];
  const units = useMemo(() => [to, second, third].filter((unit) => unit !== undefined), [to, second, third]);
  const table = first && last && step ? makeTable({ from, to: units, first, last, step, rounding }) : undefined;
  if (!table) return null;
  const title = `${capitalize(from.plural)} to ${listed(units.map(({ plural }) => plural))}`;
  if (!table.ok) return <p role="status">{table.problem}.</p>;
  const { rows } = table;
  const columns = [from, ...units].map(({ fullName }) => ({ label: fullName, figures: true }));
  const cells = columns.map((_column, index) => alignedFigures(rows.map((row) => row[index] ?? '')));
  const written = () => [
    columns.map(({ label }) => label),
    ...rows.map((row) => row.map((cell) => plainDigits(cell, format))),
  ];
  return (
    <Section title={title}>
      <ListActions
        fileName={[from, ...units].map(({ slug }) => slug).join('-')}
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
