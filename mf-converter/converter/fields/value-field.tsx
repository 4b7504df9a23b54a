import { color, fieldBox, figures, fontSize, minWidth, space } from '@site/shell-contract';
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { fieldHeight } from './fields-layout.ts';

const Box = styled.div`
  position: relative;
`;

/** An echo moves the text up and shrinks it, so the field keeps its height. */
const Input = styled.input<{ $hasEcho: boolean; $phoneFontSize: string }>`
  ${fieldBox}
  ${fieldHeight}
  padding-block: 0 ${({ $hasEcho }) => ($hasEcho ? space(6) : 0)};
  font-size: ${({ $phoneFontSize }) => $phoneFontSize};
  ${minWidth.pair} {
    font-size: ${({ $hasEcho }) => ($hasEcho ? fontSize.h2 : fontSize.h1)};
  }
  font-weight: 600;
  font-variant-numeric: tabular-nums;
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

const EchoedQuantity = styled.span`
  display: none;
  ${minWidth.pair} {
    display: inline;
  }
`;

function getPhoneFontSize({ length }: string, hasEcho: boolean): string {
  if (length > 10) return fontSize.text;
  if (length > 6 || hasEcho) return `clamp(${fontSize.text}, 5.4vw, ${fontSize.h3})`;
  return `clamp(${fontSize.h3}, 6.4vw, ${fontSize.h2})`;
}

const findSign = (echo: string) => echo.search(/[=≈]/);

interface ValueFieldProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  text: string;
  unit: string | undefined;
  echo: string | undefined;
  isInvalid: boolean;
  reasonId: string;
  onText: (text: string) => void;
  onFocus: () => void;
}

/** A text field, because `type="number"` hides text that it can't parse and changes on scroll. */
export function ValueField({ id, field, text, unit, echo, isInvalid, reasonId, onText, onFocus }: ValueFieldProps) {
  useEarlyText(text, onText, field);
  useLayoutEffect(() => {
    field.current?.closest('[data-unanswered]')?.removeAttribute('data-unanswered');
  }, [field, text]);
  const [echoId, unitId] = [`${id}echo`, `${id}unit`];
  // The echo includes the unit.
  const description = echo === undefined ? unit && unitId : echoId;
  return (
    <Box>
      <Input
        id={id}
        ref={field}
        name="value"
        data-answered=""
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        $hasEcho={echo !== undefined}
        $phoneFontSize={getPhoneFontSize(text, echo !== undefined)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? reasonId : description}
        onChange={(event) => onText(event.currentTarget.value)}
        onFocus={(event) => {
          event.currentTarget.select();
          onFocus();
        }}
      />
      {echo === undefined ? null : (
        <Echo id={echoId}>
          <EchoedQuantity>{figures(echo.slice(0, findSign(echo)))}</EchoedQuantity>
          {figures(echo.slice(findSign(echo)))}
        </Echo>
      )}
      <span id={unitId} hidden>
        {unit}
      </span>
    </Box>
  );
}
