import { Button, space, useSearchParams } from '@site/shell-contract';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { ToolForm, toolHead, useFormUrl } from '../../spreadsheet/tool-form.tsx';
import { FieldRow, SameUnits, useUnitChoice, type ChoiceData } from '../../spreadsheet/unit-choice.tsx';
import { OptionSelect, readOption } from '../../ui/option-select.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ScreenOnly } from '../../ui/section-stack.ts';
import { GuessFirst } from './guess-first.tsx';
import { COUNTS, LEVELS, makeWorksheet, type Level, type Problem } from './make-worksheet.ts';
import { Sheets } from './sheets.tsx';
import { WorkOneOut } from './work-one-out.tsx';

export const worksheetHead = toolHead('Worksheets', {
  title: 'Unit Conversion Worksheets with Answers',
  description:
    'Print a unit conversion worksheet for any two units. The second sheet has the answers, worked with the factor-label method.',
  canonical: '/worksheet',
});

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
  const [level, setLevel] = useState<Level>(() => readOption(LEVELS, search.get('level')));
  const [count, setCount] = useState(() => readOption(COUNTS, search.get('count')));
  const [seed, setSeed] = useState(() => readSeed(search.get('seed')));
  const { units, from, to } = choice;
  const [problems, guesses] = useMemo(() => {
    if (!from || !to) return [[], []];
    const plan = { from, to, units, level, count: Number(count), seed };
    const onSheet = makeWorksheet(plan);
    // The sheet shows the answers to its own problems, so visitors guess new ones.
    const isNew = ({ value }: Problem) => !onSheet.some((problem) => problem.value === value);
    return [onSheet, makeWorksheet({ ...plan, seed: seed + MOST_SEEDS }).filter(isNew)];
  }, [from, to, units, level, count, seed]);
  const onChange = useFormUrl(choice, { level, count, seed: String(seed) });
  const renew = () => {
    onChange();
    setSeed((seed + 1) % MOST_SEEDS);
  };
  return (
    <PageFrame
      breadcrumbs={worksheetHead.breadcrumbs}
      heading="Conversion Worksheets"
      lead="Pick the units and print. A second sheet has the answers, with the work shown."
      hasPlainPrint
    >
      <ScreenOnly>
        <ToolForm categories={data.categories} choice={choice} submitLabel="Make the worksheet" onChange={onChange}>
          <FieldRow>
            <OptionSelect label="Numbers" name="level" value={level} options={LEVELS} onChoose={setLevel} />
            <OptionSelect label="Problems" name="count" value={count} options={COUNTS} onChoose={setCount} />
            <Actions>
              <Button onClick={() => print()}>Print</Button>
              <Button variant="secondary" onClick={renew}>
                New numbers
              </Button>
            </Actions>
          </FieldRow>
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
    </PageFrame>
  );
}

function readSeed(text: string | null): number {
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1;
}
