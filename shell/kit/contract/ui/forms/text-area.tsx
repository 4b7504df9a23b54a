import { useId } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, fieldAttributes, fieldBox } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';

const Box = styled.textarea`
  ${fieldBox}
  resize: vertical;
`;

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts;

export function TextArea({ label, hint, error, id, ...rest }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = { label, hint, error };
  return (
    <FieldFrame id={fieldId} {...texts}>
      <Box {...rest} {...fieldAttributes(fieldId, texts)} />
    </FieldFrame>
  );
}
