import { Select } from '@site/shell-contract';

interface OptionSelectProps<Value extends string> {
  label: string;
  name?: string;
  hint?: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** Returns the option specified in the URL, or the first one. */
export function readOption<Value>(options: readonly { value: Value }[], text: string | null): Value {
  return (options.find(({ value }) => value === text) ?? options[0]!).value;
}

export function OptionSelect<Value extends string>({ options, onChoose, ...select }: OptionSelectProps<Value>) {
  return (
    <Select {...select} onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
