import { VisuallyHidden, color, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { store, useStored } from '../../device/stored.client.ts';
import { OptionSelect } from '../../ui/option-select.tsx';
import { DIGITS, digitChoice } from './precision.ts';
import type { DigitChoice } from './precision.ts';
import { NumberFormatChoice } from './number-format-choice.tsx';
import { PRECISION_KEY } from './use-precision.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 22rem;
  padding-block: ${space(2)};
`;

const Stepper = styled.div`
  display: grid;
  grid-template-columns: ${space(11)} 1fr ${space(11)};
  align-items: center;
  min-height: ${space(11)};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.control};
  background: ${color.surface};
  text-align: center;
  font-variant-numeric: tabular-nums;
  button {
    min-height: ${space(11)};
    border: 0;
    border-radius: ${radius.control};
    background: transparent;
    color: ${color.accent};
    font-weight: 600;
  }
  button:hover {
    background: ${color.accentTint};
  }
  button[aria-disabled='true'] {
    background: none;
    color: ${color.inkSoft};
    opacity: 0.6;
  }
`;

const WAYS = [
  { value: '', label: 'Automatic' },
  { value: 's', label: 'To significant digits' },
  { value: 'd', label: 'To decimal places' },
  { value: 'fraction', label: 'As fractions for inches, cups, and spoons' },
];

const save = (choice: string) => store(PRECISION_KEY, choice);

export function PrecisionPanel() {
  const stored = useStored(PRECISION_KEY);
  const chosen = digitChoice(stored);
  return (
    <Frame>
      <OptionSelect
        label="Round results"
        hint="Saved on this device for every page."
        value={chosen?.kind ?? stored}
        options={WAYS}
        onChoose={(way) => save(way === 's' || way === 'd' ? `${way}${DIGITS[way].first}` : way)}
      />
      {chosen ? <DigitStepper {...chosen} /> : null}
      <NumberFormatChoice />
    </Frame>
  );
}

/** Buttons at an end stay focusable, so that the focus is not lost while stepping. */
function DigitStepper({ kind, digits }: DigitChoice) {
  const { least, most } = DIGITS[kind];
  const step = (next: number) => next >= least && next <= most && save(`${kind}${next}`);
  return (
    <Stepper role="group" aria-label={kind === 's' ? 'Significant digits' : 'Decimals'}>
      <button type="button" aria-disabled={digits === least || undefined} onClick={() => step(digits - 1)}>
        <span aria-hidden="true">−</span>
        <VisuallyHidden>Fewer</VisuallyHidden>
      </button>
      <output>{countText(kind, digits)}</output>
      <button type="button" aria-disabled={digits === most || undefined} onClick={() => step(digits + 1)}>
        <span aria-hidden="true">+</span>
        <VisuallyHidden>More</VisuallyHidden>
      </button>
    </Stepper>
  );
}

function countText(kind: DigitChoice['kind'], digits: number): string {
  if (kind === 's') return `${digits} digits`;
  return digits === 1 ? '1 decimal' : `${digits} decimals`;
}
