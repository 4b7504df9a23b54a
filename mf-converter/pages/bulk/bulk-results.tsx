import {
  Button,
  DataTable,
  Section,
  TextArea,
  minWidth,
  plainDigits,
  space,
  useNumberFormat,
} from '@site/shell-contract';
import type { WrittenFormat } from '@site/shell-contract';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { ListActions } from '../../spreadsheet/list-actions.tsx';
import type { ConvertedLine, LineConversion } from './convert-lines.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  ${minWidth.sidebar} {
    grid-template-columns: minmax(16rem, 1fr) minmax(0, 2fr);
    align-items: start;
  }
`;

/** The text has all. */
const MOST_ROWS = 500;
const TEXT_ROWS = 12;

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
      <Columns>
        <TextArea label={`Results in ${to.plural}`} readOnly rows={TEXT_ROWS} value={results} spellCheck={false} />
        <ResultTable lines={lines} header={header} />
      </Columns>
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
  const failed = lines.flatMap(({ result, note }, index) => (result === undefined && note ? [{ note, index }] : []));
  const [first] = failed;
  const counted = `${countText(converted)} converted`;
  if (!first) return `${counted}.`;
  const line = first.index + 1;
  if (failed.length === 1) return `${counted}. Line ${line} can’t be read: ${first.note}`;
  return `${counted}. ${countText(failed.length)} can’t be read. The first is line ${line}: ${first.note}`;
}

function countText(count: number): string {
  return count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`;
}
