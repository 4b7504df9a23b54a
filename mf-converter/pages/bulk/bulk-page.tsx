import { getSeparators } from '@site/catalog/engine/number-format';
import {
  DataTable,
  Prose,
  Section,
  TextArea,
  plainDigits,
  useNumberFormat,
  useSearchParams,
} from '@site/shell-contract';
import type { WrittenFormat } from '@site/shell-contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { NumberFormatSelect } from '../../format/number-format-select.tsx';
import { useVisitorFormat } from '../../format/visitor-format.ts';
import { readRounding } from '../../format/rounding.ts';
import { ListActions } from '../../spreadsheet/list-actions.tsx';
import { RoundingSelect, ToolForm, toolHead, useFormUrl } from '../../spreadsheet/tool-form.tsx';
import { FieldRow, useUnitChoice, type ChoiceData } from '../../spreadsheet/unit-choice.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { type ConvertedLine, convertLine, splitLines, type LineConversion } from './convert-lines.ts';

export const bulkHead = toolHead('Bulk Converter', {
  title: 'Bulk Unit Converter: Convert a Column of Values',
  description:
    'Paste a column from a spreadsheet and convert all of it at once. Copy the results back, or save them as CSV. Nothing leaves your browser.',
  canonical: '/bulk-converter',
});

const ROWS = 10;
const MANY_LINES = 2000;

export function BulkPage(data: ChoiceData) {
  const [search] = useSearchParams();
  const [text, setText] = useState(search.get('values') ?? '');
  const [rounding, setRounding] = useState(readRounding(search.get('round')));
  const choice = useUnitChoice(data);
  const [served] = useState(text);
  const field = useEarlyText<HTMLTextAreaElement>(text, setText);
  const { units, from, to } = choice;
  const format = useVisitorFormat();
  const conversion = useMemo<LineConversion | undefined>(
    () => from && to && { units, from, to, format, rounding },
    [units, from, to, format, rounding],
  );
  const [source, applied] = [useDeferredValue(text), useDeferredValue(conversion)];
  const lines = useMemo(
    () => (applied ? splitLines(source).map((line) => convertLine(line, applied)) : []),
    [source, applied],
  );
  const onChange = useFormUrl(choice, { round: rounding, values: '' });
  return (
    <PageFrame
      breadcrumbs={bulkHead.breadcrumbs}
      heading="Bulk Unit Converter"
      lead="Paste a column from a spreadsheet, one value per line. All of it is converted at once, in your browser."
    >
      <ToolForm categories={data.categories} choice={choice} submitLabel="Convert" onChange={onChange}>
        <FieldRow>
          <RoundingSelect rounding={rounding} onChoose={setRounding} />
          <NumberFormatSelect />
        </FieldRow>
        <TextArea
          ref={field}
          label="Values"
          name="values"
          rows={ROWS}
          spellCheck={false}
          autoComplete="off"
          placeholder={'12\n5.5\n5 ft 3 in'}
          hint={`Numbers without a unit are ${from?.plural ?? 'the chosen unit'}. 1,500 is read as ${getSeparators(format).decimal === ',' ? '1.5' : '1500'}.`}
          defaultValue={served}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </ToolForm>
      {source !== text && splitLines(text).length > MANY_LINES ? <p role="status">Converting a long list…</p> : null}
      {applied && lines.length > 0 ? <BulkResults lines={lines} conversion={applied} /> : null}
      <AboutBulk />
    </PageFrame>
  );
}

/** Limits the rows on the page. Copied text and saved files contain all rows. */
const MAX_ROWS = 500;

interface BulkResultsProps {
  lines: readonly ConvertedLine[];
  conversion: LineConversion;
}

function BulkResults({ lines, conversion: { from, to } }: BulkResultsProps) {
  const format = useNumberFormat();
  const header = [`${from.plural} (${from.symbol})`, `${to.plural} (${to.symbol})`, 'Note'];
  const [input, output, note] = header;
  return (
    <Section title="Results">
      <p role="status">{formatSummary(lines)}</p>
      <ListActions
        fileName={`${from.slug}-to-${to.slug}`}
        format={format}
        copyLabel="Copy results"
        textToCopy={() => lines.map((line) => resultText(line, format)).join('\n')}
        rows={() => [
          header,
          ...lines.map((line) => [line.text, plainDigits(line.result ?? '', format), line.note ?? '']),
        ]}
      />
      <DataTable
        long
        caption={lines.length > MAX_ROWS ? `The first ${MAX_ROWS} of ${lines.length} lines` : 'Line by line'}
        columns={[{ label: 'Line' }, { label: input }, { label: output, figures: true }, { label: note }]}
        rows={lines
          .slice(0, MAX_ROWS)
          .map((line, index) => [String(index + 1), <span key="text">{line.text}</span>, line.result, line.note])}
      />
    </Section>
  );
}

function resultText({ text, result, note }: ConvertedLine, format: WrittenFormat): string {
  if (result !== undefined) return plainDigits(result, format);
  return note === undefined ? '' : `${text} (not converted)`;
}

function formatSummary(lines: readonly ConvertedLine[]): string {
  const converted = lines.filter(({ result }) => result !== undefined).length;
  const unread = lines.flatMap(({ result, note }, index) =>
    result === undefined && note ? [`line ${index + 1}: ${note}`] : [],
  );
  const counted = `${countText(converted)} converted.`;
  return unread[0] ? `${counted} ${countText(unread.length)} can’t be read. The first is ${unread[0]}` : counted;
}

function countText(count: number): string {
  return count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`;
}

function AboutBulk() {
  return (
    <Section title="What you can paste">
      <Prose>
        <ul>
          <li>Plain numbers with a decimal point or comma, with or without thousands separators.</li>
          <li>Numbers with a unit: a line such as “3 km” or “5 ft 3 in” is converted from its own unit.</li>
          <li>Fractions and sums: “5 1/2” and “6+2” are worked out first.</li>
          <li>Two cells side by side, a number and its unit.</li>
        </ul>
        <p>
          A line that can’t be read stays in its place, with the reason, so your rows still match. Conversions use exact
          definitions, and only the result is rounded. Your values stay in your browser. Without JavaScript, the form
          sends them to this site to convert them.
        </p>
      </Prose>
    </Section>
  );
}
