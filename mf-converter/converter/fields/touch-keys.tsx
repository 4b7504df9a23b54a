import { Icon, VisuallyHidden, color, fontSize, radius, space } from '@site/shell-contract';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { LETTERS, SIGN, keysOf, withKey } from './keys.ts';
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

/** SVG path data. */
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
    const input = field.current;
    if (!input) return;
    if (key === LETTERS) changeKeyboard(input);
    else onText(withKey(input, key));
    input.focus();
  }

  function changeKeyboard(input: HTMLInputElement) {
    // Set the attribute before focusing: phones choose the keyboard on focus.
    input.inputMode = hasLetters ? 'decimal' : 'text';
    input.blur();
    setHasLetters(!hasLetters);
  }
  const keys = keysOf(category);
  if (keys.length === 0) return null;
  return (
    <Row role="group" aria-label="Keys" onPointerDown={keepFocus} onMouseDown={keepFocus}>
      {keys.map(({ key, label }) => (
        <button key={key} type="button" aria-label={label} onClick={() => press(key)}>
          {key === SIGN ? '±' : key}
        </button>
      ))}
      <button type="button" aria-pressed={hasLetters} title="Letters: 5 ft 3 in" onClick={() => press(LETTERS)}>
        {hasLetters ? <Digits aria-hidden="true">123</Digits> : <Icon path={KEYBOARD} />}
        <VisuallyHidden>Use letter keyboard</VisuallyHidden>
      </button>
    </Row>
  );
}
