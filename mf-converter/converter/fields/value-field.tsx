import { VisuallyHidden, color, fieldBox, figures, fontSize, radius, space } from '@site/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useEarlyText } from '../../ui/use-early-text.ts';

const Box = styled.div`
  position: relative;
`;

/** An echo moves the text up and shrinks it, so the field keeps its height. */
const Input = styled.input<{ $hasEcho: boolean }>`
  ${fieldBox}
  height: ${space(17)};
  padding-block: 0 ${({ $hasEcho }) => ($hasEcho ? space(6) : 0)};
  font-size: ${({ $hasEcho }) => ($hasEcho ? fontSize.h2 : fontSize.h1)};
  @media (pointer: coarse) {
    padding-right: ${space(16)};
  }
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** Numeric touch keyboards lack letters and quotes, and some the minus sign. */
const Keys = styled.button`
  position: absolute;
  inset: ${space(3)} ${space(2)} auto auto;
  display: none;
  min-width: ${space(12)};
  height: ${space(11)};
  border: 0;
  border-radius: ${radius.control};
  background: ${color.tint};
  color: ${color.accent};
  font-size: ${fontSize.small};
  font-weight: 600;
  @media (pointer: coarse) and (scripting: enabled) {
    display: block;
  }
`;

const Echo = styled.p`
  position: absolute;
  inset: auto ${space(3)} ${space(1.5)};
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`;

interface ValueFieldProps {
  id: string;
  text: string;
  echo: string | undefined;
  isInvalid: boolean;
  reasonId: string;
  onText: (text: string) => void;
}

/** A text field, because `type="number"` hides text that it can't parse and changes on scroll. */
export function ValueField({ id, text, echo, isInvalid, reasonId, onText }: ValueFieldProps) {
  const field = useEarlyText(text, onText);
  const [keys, setKeys] = useState<'decimal' | 'text'>('decimal');
  const echoId = `${id}echo`;

  function changeKeys() {
    const next = keys === 'decimal' ? 'text' : 'decimal';
    setKeys(next);
    // Set the attribute before focusing: phones choose the keyboard on focus.
    field.current?.setAttribute('inputmode', next);
    field.current?.focus();
  }
  return (
    <Box>
      <Input
        id={id}
        ref={field}
        name="value"
        inputMode={keys}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        $hasEcho={echo !== undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? reasonId : echo && echoId}
        onChange={(event) => onText(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Keys type="button" aria-pressed={keys === 'text'} onClick={changeKeys}>
        <span aria-hidden="true">{keys === 'text' ? '123' : 'abc'}</span>
        <VisuallyHidden>Keyboard with letters</VisuallyHidden>
      </Keys>
      {echo === undefined ? null : <Echo id={echoId}>{figures(echo)}</Echo>}
    </Box>
  );
}
