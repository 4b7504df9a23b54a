import { Button, space } from '@site/shell-contract';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { styled } from 'styled-components';
import { CopyButton } from './copy-button.tsx';
import { csvFile } from './csv.ts';
import { saveFile } from './save-file.client.ts';

export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-block: ${space(4)};
  @media print, (scripting: none) {
    display: none;
  }
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
      <CopyButton label={copyLabel} textOf={textToCopy} />
      <Button
        variant="secondary"
        onClick={() => saveFile(`${fileName}.csv`, csvFile(rows(), format), 'text/csv;charset=utf-8')}
      >
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
