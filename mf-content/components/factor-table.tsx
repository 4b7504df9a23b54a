import { DataTable } from '@site/shell-contract';

interface FactorTableProps {
  /** Completes 'Common … factors'. */
  of: string;
  rows: readonly (readonly [from: string, to: string, factor: string])[];
}

export function FactorTable({ of, rows }: FactorTableProps) {
  return (
    <DataTable
      caption={`Common ${of} factors`}
      columns={[{ label: 'From' }, { label: 'To' }, { label: 'Multiply by', figures: true }]}
      rows={rows}
    />
  );
}
