import { Select, VisuallyHidden, color, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { store, useStored } from '../../device/stored.client.ts';
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

const save = (choice: string) => store(PRECISION_KEY, choice);

export function PrecisionPanel() {
  const stored = useStored(PRECISION_KEY);
  const chosen = digitChoice(stored);
  return (
    <Frame>
      <Select
        label="Round results"
        hint="Saved on this device for every page."
        value={chosen?.kind ?? stored}
        onChange={({ currentTarget: { value } }) => save(value === 's' || value === 'd' ? firstOf(value) : value)}
      >
        <option value="">Automatic</option>
        <option value="s">To significant digits</option>
        <option value="d">To decimal places</option>
        <option value="fraction">As fractions for inches, cups, and spoons</option>
      </Select>
      {chosen ? <DigitStepper {...chosen} /> : null}
      <NumberFormatChoice />
    </Frame>
  );
}

function firstOf(kind: DigitChoice['kind']): string {
  return `${kind}${DIGITS[kind].first}`;
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
