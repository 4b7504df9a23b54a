import {
  Breadcrumbs,
  Button,
  PageHeading,
  PageLayout,
  Prose,
  Section,
  TextArea,
  useSearchParams,
} from '@site/shell-contract';
import { useMemo, useRef, useState } from 'react';
import { useAddressQuery } from '../../converter/use-address-query.ts';
import { useVisitorFormat } from '../../format/visitor-format.ts';
import { roundingOf } from '../../spreadsheet/rounding.ts';
import { ToolForm, WithoutScripts } from '../../spreadsheet/form-layout.ts';
import { RoundingSelect } from '../../spreadsheet/rounding-select.tsx';
import { UnitFields, useUnitChoice } from '../../spreadsheet/unit-choice.tsx';
import type { ChoiceData } from '../../spreadsheet/unit-choice.tsx';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { SectionStack } from '../../ui/section-stack.ts';
import { BulkResults } from './bulk-results.tsx';
import type { LineConversion } from './convert-lines.ts';
import { BULK_BREADCRUMBS } from './head.ts';
import { useConvertedLines } from './use-converted-lines.ts';

const ROWS = 10;
/** Fewer lines take no noticeable time. */
const MANY_LINES = 2000;

export function BulkPage(data: ChoiceData) {
  const [search] = useSearchParams();
  const [text, setText] = useState(search.get('values') ?? '');
  const [rounding, setRounding] = useState(roundingOf(search.get('round')));
  const [isTouched, setTouched] = useState(false);
  const choice = useUnitChoice(data);
  const { category, units, from, to } = choice;
  const format = useVisitorFormat();
  const conversion = useMemo<LineConversion | undefined>(
    () => from && to && { units, from, to, format, rounding },
    [units, from, to, format, rounding],
  );
  const { done, pending } = useConvertedLines(text, conversion);
  useAddressQuery(
    isTouched ? { category, from: from?.id ?? '', to: to?.id ?? '', round: rounding, values: '' } : undefined,
  );
  return (
    <PageLayout>
      <Breadcrumbs items={BULK_BREADCRUMBS} />
      <PageHeading lead="Paste a column from a spreadsheet, one value per line. All of it is converted at once, in your browser.">
        Bulk Unit Converter
      </PageHeading>
      <SectionStack>
        <ToolForm onChange={() => setTouched(true)} onSubmit={(event) => event.preventDefault()}>
          <UnitFields categories={data.categories} choice={choice} />
          <RoundingSelect rounding={rounding} onChoose={setRounding} />
          <ValuesField text={text} unit={from?.plural ?? 'the chosen unit'} onText={setText} />
          <WithoutScripts>
            <Button type="submit">Convert</Button>
          </WithoutScripts>
        </ToolForm>
        {pending > MANY_LINES ? <p role="status">Converting {pending.toLocaleString('en-US')} lines…</p> : null}
        {done && done.lines.length > 0 ? <BulkResults {...done} /> : null}
        <AboutBulk />
      </SectionStack>
    </PageLayout>
  );
}

interface ValuesFieldProps {
  text: string;
  unit: string;
  onText: (text: string) => void;
}

/** Uncontrolled, because React would compare the whole text on each key. */
function ValuesField({ text, unit, onText }: ValuesFieldProps) {
  const [served] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEarlyText(text, onText, field);
  return (
    <TextArea
      ref={field}
      label="Values"
      name="values"
      rows={ROWS}
      spellCheck={false}
      autoComplete="off"
      placeholder={'12\n5.5\n5 ft 3 in'}
      hint={`Numbers without a unit are ${unit}.`}
      defaultValue={served}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  );
}

function AboutBulk() {
  return (
    <Section title="What you can paste">
      <Prose>
        <ul>
          <li>
            Plain numbers, with a point or a comma as the decimal separator, and with or without thousands separators.
          </li>
          <li>Numbers with a unit: a line such as “3 km” or “5 ft 3 in” is converted from its own unit.</li>
          <li>Fractions and sums: “5 1/2” or “6+2”.</li>
          <li>Two cells side by side, a number and its unit.</li>
        </ul>
        <p>
          A line that can’t be read stays in its place, with the reason, so your rows still match. Conversions use exact
          definitions, and only the result is rounded. Your values aren’t sent anywhere.
        </p>
      </Prose>
    </Section>
  );
}
