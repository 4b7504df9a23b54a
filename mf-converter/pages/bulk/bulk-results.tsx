import { DataTable, Section, plainDigits, useNumberFormat } from '@site/shell-contract';
import type { WrittenFormat } from '@site/shell-contract';
import { useMemo } from 'react';
import { ListActions } from '../../spreadsheet/list-actions.tsx';
import type { ConvertedLine, LineConversion } from './convert-lines.ts';

/** Copies and files have all. */
const MOST_ROWS = 500;

interface BulkResultsProps {
  lines: readonly ConvertedLine[];
  conversion: LineConversion;
}

export function BulkResults({ lines, conversion: { from, to } }: BulkResultsProps) {
  const format = useNumberFormat();
  const results = useMemo(() => lines.map((line) => resultText(line, format)).join('\n'), [lines, format]);
  const header = [`${from.plural} (${from.symbol})`, `${to.plural} (${to.symbol})`, 'Note'];
  return (
    <Section title="Results">
      <p role="status">{summaryOf(lines)}</p>
      <ListActions
        fileName={`${from.slug}-to-${to.slug}`}
        format={format}
        copyLabel="Copy results"
        textToCopy={() => results}
        rows={() => [
          header,
          ...lines.map((line) => [line.text, plainDigits(line.result ?? '', format), line.note ?? '']),
        ]}
      />
      <ResultTable lines={lines} header={header} />
    </Section>
  );
}

function ResultTable({ lines, header }: { lines: readonly ConvertedLine[]; header: readonly string[] }) {
  const shown = lines.slice(0, MOST_ROWS);
  const hasNotes = shown.some(({ note }) => note !== undefined);
  const [input = '', output = '', note = ''] = header;
  const columns = [{ label: 'Line' }, { label: input }, { label: output, figures: true }];
  return (
    <DataTable
      long
      caption={shown.length < lines.length ? `The first ${MOST_ROWS} of ${lines.length} lines` : 'Line by line'}
      columns={hasNotes ? [...columns, { label: note }] : columns}
      rows={shown.map((line, index) => [
        String(index + 1),
        <span key="text">{line.text}</span>,
        line.result ?? '',
        ...(hasNotes ? [line.note ?? ''] : []),
      ])}
    />
  );
}

function resultText({ text, result, note }: ConvertedLine, format: WrittenFormat): string {
  if (result !== undefined) return plainDigits(result, format);
  return note === undefined ? '' : `${text} (not converted)`;
}

function summaryOf(lines: readonly ConvertedLine[]): string {
  const converted = lines.filter(({ result }) => result !== undefined).length;
  const [first, ...others] = lines.flatMap(({ result, note }, index) =>
    result === undefined && note ? [`line ${index + 1}: ${note}`] : [],
  );
  const counted = `${countText(converted)} converted.`;
  return first ? `${counted} ${countText(others.length + 1)} can’t be read. The first is ${first}` : counted;
}

function countText(count: number): string {
  return count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`;
}
