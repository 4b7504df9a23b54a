import { chooseNumberFormat, useChosenNumberFormat } from '@site/shell-contract';
import type { WrittenFormat } from '@site/shell-contract';
import { OptionSelect } from '../ui/option-select.tsx';

const FORMATS: readonly { value: WrittenFormat | ''; label: string }[] = [
  { value: 'comma-point', label: '1,234.5' },
  { value: 'point-comma', label: '1.234,5' },
  { value: 'space-comma', label: '1 234,5' },
  { value: 'apostrophe-point', label: "1'234.5" },
];

export function NumberFormatSelect() {
  const chosen = useChosenNumberFormat();
  return (
    <OptionSelect
      label="Number format"
      hint="For results and for what you type."
      value={chosen}
      // Automatic formats results as 1,234.5 and parses fields in the format of the browser’s language.
      options={chosen === '' ? [{ value: '', label: 'Automatic' }, ...FORMATS] : FORMATS}
      onChoose={(format) => format !== '' && chooseNumberFormat(format)}
    />
  );
}
