import { Icon, VisuallyHidden, color, fontSize, radius, space } from '@site/shell-contract';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { keepFocus } from './keep-focus.ts';
import { keepAboveKeyboard } from './keep-above-keyboard.client.ts';

/** Visible while the field or a key has the focus. */
const Row = styled.div`
  display: none;
  gap: ${space(2)};
  grid-column: 1 / -1;
  padding-top: ${space(1)};
  *:has([name='value']:focus) > &,
  &:focus-within {
    display: flex;
  }
  button {
    flex: 1;
    max-width: 4.5rem;
    height: ${space(11)};
    border: 0;
    border-radius: ${radius.control};
    background: ${color.tint};
    color: ${color.accent};
    font-size: ${fontSize.h3};
    font-weight: 600;
    line-height: 1;
  }
  svg {
    margin-inline: auto;
  }
  button:active {
    background: ${color.accentTint};
  }
  @media (forced-colors: active) {
    button {
      border: 1px solid ButtonBorder;
    }
  }
`;

const Digits = styled.span`
  font-size: ${fontSize.note};
`;

const KEYBOARD = 'M2.75 6h18.5v12H2.75zM6 10h12M6 13h12M9 15.5h6';

export interface TouchKeysProps {
  category: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
}

/** Keys that numeric touch keyboards lack. */
export function TouchKeys({ category, field, onText }: TouchKeysProps) {
  const [hasLetters, setHasLetters] = useState(false);
  useEffect(() => (field.current ? keepAboveKeyboard(field.current) : undefined), [field]);

  function press(key: string) {
    if (field.current) onText(withKey(field.current, key));
    field.current?.focus();
  }

  function changeKeyboard(input: HTMLInputElement) {
    // Phones choose the keyboard on focus.
    input.inputMode = hasLetters ? 'decimal' : 'text';
    input.blur();
    input.focus();
    setHasLetters(!hasLetters);
  }
  const keys = getKeys(category);
  if (keys.length === 0) return null;
  return (
    <Row role="group" aria-label="Keys" onPointerDown={keepFocus} onMouseDown={keepFocus}>
      {keys.map(({ key, label }) => (
        <button key={key} type="button" aria-label={label} onClick={() => press(key)}>
          {key === SIGN ? '±' : key}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={hasLetters}
        title="Letters: 5 ft 3 in"
        onClick={() => field.current && changeKeyboard(field.current)}
      >
        {hasLetters ? <Digits aria-hidden="true">123</Digits> : <Icon path={KEYBOARD} />}
        <VisuallyHidden>Use letter keyboard</VisuallyHidden>
      </button>
    </Row>
  );
}

export const SIGN = 'sign';

interface Key {
  key: string;
  label: string;
}

const sign: Key = { key: SIGN, label: 'Change the sign' };
const half: Key = { key: '½', label: 'One half' };
const quarter: Key = { key: '¼', label: 'One quarter' };
const slash: Key = { key: '/', label: 'Fraction slash' };
const degrees: Key = { key: '°', label: 'Degrees' };

/** A prime means feet, or minutes of an angle. */
const primes = (single: string, double: string): Key[] => [
  { key: '′', label: single },
  { key: '″', label: double },
];

const KEYS: Readonly<Record<string, readonly Key[]>> = {
  length: [...primes('Feet', 'Inches'), half, slash],
  temperature: [sign],
  angle: [sign, degrees, ...primes('Minutes', 'Seconds')],
  weight: [half, quarter, slash],
  volume: [half, quarter, slash],
};

export function getKeys(category: string | undefined): readonly Key[] {
  return KEYS[category ?? ''] ?? [];
}

type Selection = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/** Focus selects the whole text, so a key appends to a full selection instead of replacing it. */
export function withKey({ value, selectionStart, selectionEnd }: Selection, key: string): string {
  if (key === SIGN) return /^\s*[-−]/.test(value) ? value.replace(/^\s*[-−]\s*/, '') : `-${value.trimStart()}`;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const isWhole = start === 0 && end === value.length;
  return isWhole ? value + key : value.slice(0, start) + key + value.slice(end);
}
