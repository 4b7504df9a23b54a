import { useId } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, fieldAttributes, fieldBox } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';

const Input = styled.input`
  ${fieldBox}
`;

type TextFieldProps = ComponentProps<'input'> & FieldTexts;

/** Accepts the attributes of `<input>`. */
export function TextField({ label, hint, error, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = { label, hint, error };
  return (
    <FieldFrame id={fieldId} {...texts}>
      <Input {...rest} {...fieldAttributes(fieldId, texts)} />
    </FieldFrame>
  );
}
