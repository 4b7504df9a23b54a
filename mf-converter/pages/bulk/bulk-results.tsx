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
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { ListActions } from '../../spreadsheet/list-actions.tsx';
import type { ConvertedLine } from './convert-lines.ts';
import type { ConvertedText } from './use-converted-lines.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  ${minWidth.sidebar} {
    grid-template-columns: minmax(16rem, 1fr) minmax(0, 2fr);
    align-items: start;
  }
`;

const More = styled.p`
  margin-top: ${space(3)};
`;

const FIRST_ROWS = 100;
const MORE_ROWS = 400;
const TEXT_ROWS = 12;

export function BulkResults({ lines, conversion: { from, to } }: ConvertedText) {
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
  const [count, setCount] = useState(FIRST_ROWS);
  const shown = lines.slice(0, count);
  const hasNotes = shown.some(({ note }) => note !== undefined);
  const [input = '', output = '', note = ''] = header;
  const columns = [{ label: 'Line' }, { label: input }, { label: output, figures: true }];
  return (
    <div>
      <DataTable
        long
        caption={count < lines.length ? `The first ${count} of ${lines.length} lines` : 'Line by line'}
        columns={hasNotes ? [...columns, { label: note }] : columns}
        rows={shown.map((line, index) => [
          String(index + 1),
          <span key="text">{line.text}</span>,
          line.result ?? '',
          ...(hasNotes ? [line.note ?? ''] : []),
        ])}
      />
      {count < lines.length ? (
        <More>
          <Button variant="secondary" onClick={() => setCount(count + MORE_ROWS)}>
            Show more lines
          </Button>
        </More>
      ) : null}
    </div>
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
