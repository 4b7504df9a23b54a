import { Button, Icon, space, useNotify } from '@site/shell-contract';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { styled } from 'styled-components';
import { csvFile } from './csv.ts';
import { saveFile } from './save-file.client.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-block: ${space(4)};
  @media print, (scripting: none) {
    display: none;
  }
`;

interface ListActionsProps {
  /** Without an extension. */
  fileName: string;
  format: NumberFormat;
  copyLabel: string;
  textToCopy: () => string;
  rows: () => readonly (readonly string[])[];
  canPrint?: boolean;
}

export function ListActions({ fileName, format, copyLabel, textToCopy, rows, canPrint = false }: ListActionsProps) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(textToCopy()).then(
      () => notify({ title: 'Copied' }),
      () => notify({ title: 'Not copied', description: 'Your browser didn’t allow it.', variant: 'destructive' }),
    );
  return (
    <Row>
      <Button onClick={copy}>
        <Icon name="copy" size={20} />
        {copyLabel}
      </Button>
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
    </Row>
  );
}
