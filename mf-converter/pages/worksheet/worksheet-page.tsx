import { Breadcrumbs, Button, PageHeading, PageLayout, Select, space, useSearchParams } from '@site/shell-contract';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useAddressQuery } from '../../converter/address-query.ts';
import { FieldRow, ToolForm, WithoutScripts } from '../../spreadsheet/form-layout.ts';
import { SameUnits, UnitFields, useUnitChoice } from '../../spreadsheet/unit-choice.tsx';
import type { ChoiceData } from '../../spreadsheet/unit-choice.tsx';
import { ScreenOnly, SectionStack } from '../../ui/section-stack.ts';
import { GuessFirst } from './guess-first.tsx';
import { WORKSHEET_BREADCRUMBS } from './head.ts';
import { COUNTS, LEVELS, makeWorksheet } from './make-worksheet.ts';
import type { Level } from './make-worksheet.ts';
import { Sheets } from './sheets.tsx';
import { WorkOneOut } from './work-one-out.tsx';

const Actions = styled.div`
  display: flex;
  align-self: end;
  flex-wrap: wrap;
  gap: ${space(3)};
  @media (scripting: none) {
    display: none;
  }
`;

const MOST_SEEDS = 10_000;

export function WorksheetPage(data: ChoiceData) {
  const [search] = useSearchParams();
  const choice = useUnitChoice(data);
  const [level, setLevel] = useState(() => levelOf(search.get('level')));
  const [count, setCount] = useState(() => countOf(search.get('count')));
  const [seed, setSeed] = useState(() => seedOf(search.get('seed')));
  const [isTouched, setTouched] = useState(false);
  const { category, units, from, to } = choice;
  const problems = useMemo(
    () => (from && to ? makeWorksheet({ from, to, units, level, count, seed }) : []),
    [from, to, units, level, count, seed],
  );
  // The sheet below has the answers to its own problems.
  const guesses = useMemo(() => {
    if (!from || !to) return [];
    const others = makeWorksheet({ from, to, units, level, count, seed: seed + MOST_SEEDS });
    return others.filter(({ given }) => !problems.some((problem) => problem.given === given));
  }, [from, to, units, level, count, seed, problems]);
  const chosen = { category, from: from?.id ?? '', to: to?.id ?? '', level, count: String(count), seed: String(seed) };
  useAddressQuery(isTouched ? chosen : undefined);
  const renew = () => {
    setTouched(true);
    setSeed((seed + 1) % MOST_SEEDS);
  };
  return (
    <PageLayout>
      <ScreenOnly>
        <Breadcrumbs items={WORKSHEET_BREADCRUMBS} />
        <PageHeading lead="Pick the units and print. A second sheet has the answers, with the work shown.">
          Conversion Worksheets
        </PageHeading>
      </ScreenOnly>
      <SectionStack>
        <ScreenOnly>
          <ToolForm onChange={() => setTouched(true)} onSubmit={(event) => event.preventDefault()}>
            <UnitFields categories={data.categories} choice={choice} />
            <FieldRow>
              <LevelSelect level={level} onChoose={setLevel} />
              <CountSelect count={count} onChoose={setCount} />
              <Actions>
                <Button onClick={() => print()}>Print</Button>
                <Button variant="secondary" onClick={renew}>
                  New numbers
                </Button>
              </Actions>
            </FieldRow>
            <WithoutScripts>
              <Button type="submit">Make the worksheet</Button>
            </WithoutScripts>
          </ToolForm>
        </ScreenOnly>
        {from && to && from.id !== to.id ? (
          <>
            <ScreenOnly>
              <WorkOneOut from={from} to={to} units={units} />
            </ScreenOnly>
            <GuessFirst key={`${from.id} ${to.id} ${seed}`} from={from} to={to} units={units} problems={guesses} />
            <Sheets from={from} to={to} units={units} problems={problems} />
          </>
        ) : (
          <SameUnits />
        )}
      </SectionStack>
    </PageLayout>
  );
}

function LevelSelect({ level, onChoose }: { level: Level; onChoose: (level: Level) => void }) {
  return (
    <Select
      label="Numbers"
      name="level"
      value={level}
      onChange={({ currentTarget }) => onChoose(levelOf(currentTarget.value))}
    >
      {LEVELS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function CountSelect({ count, onChoose }: { count: number; onChoose: (count: number) => void }) {
  return (
    <Select
      label="Problems"
      name="count"
      value={count}
      onChange={({ currentTarget }) => onChoose(countOf(currentTarget.value))}
    >
      {COUNTS.map((most) => (
        <option key={most}>{most}</option>
      ))}
    </Select>
  );
}

function levelOf(text: string | null): Level {
  return LEVELS.find(({ value }) => value === text)?.value ?? 'whole';
}

function countOf(text: string | null): number {
  return COUNTS.find((count) => String(count) === text) ?? COUNTS[0];
}

function seedOf(text: string | null): number {
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1;
}
