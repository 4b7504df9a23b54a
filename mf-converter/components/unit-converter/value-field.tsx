import { color, fieldBox, fontSize, space } from '@site/shell-contract';
import { styled } from 'styled-components';

const Input = styled.input`
  ${fieldBox}
  height: ${space(17)};
  padding-block: 0;
  font-size: ${fontSize.h1};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Hint = styled.p`
  min-height: 1.4em;
  margin-top: ${space(1)};
  font-size: ${fontSize.small};
  line-height: 1.4;
  color: ${color.warning};
  &:empty { min-height: 0; margin: 0; }
`;

interface ValueFieldProps {
  id: string;
  text: string;
  /** What is wrong with the text, if anything. */
  error?: string | undefined;
  /** Where something else on the page says what is wrong. */
  isInvalid?: boolean;
  onText: (text: string) => void;
}

/** The number to convert. Text, not `type="number"`: that one hides what it can't read and changes under the wheel. */
export function ValueField({ id, text, error, isInvalid = error !== undefined, onText }: ValueFieldProps) {
  return (
    <>
      <Input
        id={id}
        name="value"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        aria-invalid={isInvalid || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onText(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Hint id={`${id}-error`}>{error}</Hint>
    </>
  );
}
