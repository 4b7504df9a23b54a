import { DataTable, Section, plainDigits, useNumberFormat } from '@site/shell-contract';
import type { WrittenFormat } from '@site/shell-contract';
import { ListActions } from '../../spreadsheet/list-actions.tsx';
import type { ConvertedLine, LineConversion } from './convert-lines.ts';

/** Copies and files have all rows. */
const MAX_ROWS = 500;

interface BulkResultsProps {
  lines: readonly ConvertedLine[];
  conversion: LineConversion;
}

export function BulkResults({ lines, conversion: { from, to } }: BulkResultsProps) {
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
