import { getSeparators } from '@site/catalog/engine/number-format';
import type { NumberFormat } from '@site/catalog/engine/number-format';
import { Button, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { CopyButton } from '../ui/copy-button.tsx';
import { notStatic } from '../ui/hidden.ts';

export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-block: ${space(4)};
  ${notStatic}
`;

interface ListActionsProps {
  fileName: string;
  format: NumberFormat;
  copyLabel: string;
  textToCopy: () => string;
  rows: () => readonly (readonly string[])[];
  canPrint?: boolean;
}

export function ListActions({ fileName, format, copyLabel, textToCopy, rows, canPrint = false }: ListActionsProps) {
  return (
    <ActionRow>
      <CopyButton label={copyLabel} variant="primary" getText={textToCopy} />
      <Button variant="secondary" onClick={() => saveFile(`${fileName}.csv`, buildCsv(rows(), format))}>
        Download CSV
      </Button>
      {canPrint ? (
        <Button variant="secondary" onClick={() => print()}>
          Print
        </Button>
      ) : null}
    </ActionRow>
  );
}

/** Safari reads the file some time after the click. */
const READ_LIMIT_MS = 10_000;

function saveFile(name: string, csv: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_LIMIT_MS);
}

/** Excel detects UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

const FORMULA = /^[\s\p{Cf}]*[=+\-@|\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/i;

export function buildCsv(rows: readonly (readonly string[])[], format: NumberFormat): string {
  const separator = getSeparators(format).decimal === ',' ? ';' : ',';
  const lines = rows.map((cells) => cells.map((cell) => formatCsvCell(cell, separator)).join(separator));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function formatCsvCell(text: string, separator: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(harmless) || harmless.includes(separator) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
