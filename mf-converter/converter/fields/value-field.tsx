import { fieldBox, fontSize, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { useEarlyText } from '../../ui/use-early-text.ts';

const Input = styled.input`
  ${fieldBox}
  height: ${space(17)};
  padding-block: 0;
  font-size: ${fontSize.h1};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

interface ValueFieldProps {
  id: string;
  text: string;
  isInvalid: boolean;
  /** Id of what says why it is invalid. */
  reasonId: string;
  onText: (text: string) => void;
}

/** The number to convert. Text, not `type="number"`: that one hides what it can't read and changes under the wheel. */
export function ValueField({ id, text, isInvalid, reasonId, onText }: ValueFieldProps) {
  const field = useEarlyText(text, onText);
  return (
    <Input
      id={id}
      ref={field}
      name="value"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      value={text}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? reasonId : undefined}
      onChange={(event) => onText(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
