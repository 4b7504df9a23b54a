import { VisuallyHidden, color, fieldBox, figures, fontSize, radius, space } from '@site/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useEarlyText } from '../../ui/use-early-text.ts';

const Box = styled.div`
  position: relative;
`;

/** Above an echo, its text moves up and is smaller: the field stays as high. */
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

/** For fingers: the keys for numbers have neither letters nor quotes, on some phones not even a minus. */
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
  /** How the text was understood, where it is more than a plain number. */
  echo: string | undefined;
  isInvalid: boolean;
  /** Id of what says why it is invalid. */
  reasonId: string;
  onText: (text: string) => void;
}

/**
 * The number to convert, or several of units that are said together. Text, not `type="number"`: that one hides what
 * it can't read and changes under the wheel.
 */
export function ValueField({ id, text, echo, isInvalid, reasonId, onText }: ValueFieldProps) {
  const field = useEarlyText(text, onText);
  const [keys, setKeys] = useState<'decimal' | 'text'>('decimal');
  const echoId = `${id}echo`;

  function changeKeys() {
    const next = keys === 'decimal' ? 'text' : 'decimal';
    setKeys(next);
    // At once: a phone takes the keys that the field asks for when it gets the focus.
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
