import { Select } from '@site/shell-contract';
import { ROUNDINGS } from './rounding.ts';

export function RoundingSelect({ rounding, onChoose }: { rounding: string; onChoose: (rounding: string) => void }) {
  return (
    <Select
      label="Round results"
      name="round"
      value={rounding}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {ROUNDINGS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
