import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { color, fontSize, radius, space } from '../theme/tokens.ts';

/** Red if the field is `aria-invalid`. */
export const fieldBox = css`
  display: block;
  width: 100%;
  min-height: ${space(12)};
  padding: ${space(2.5)} ${space(3)};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.control};
  background: ${color.surface};
  line-height: 1.5;

  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.inkSoft};
  }
  &:focus-visible {
    border-color: ${color.focus};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${color.warning};
    box-shadow: inset 0 0 0 1px ${color.warning};
  }
  &:disabled {
    background: ${color.tint};
    color: ${color.inkSoft};
  }
`;

const Frame = styled.div`
  label {
    display: block;
    margin-bottom: ${space(1.5)};
    font-size: ${fontSize.note};
    font-weight: 600;
  }
`;

const Line = styled.p<{ $error?: boolean }>`
  margin-top: ${space(1.5)};
  font-size: ${fontSize.note};
  line-height: 1.4;
  color: ${({ $error }) => ($error ? color.warning : color.inkSoft)};
`;

interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  /** Receives all other props and the attributes that connect it to its hint and error. */
  control: ElementType;
  id?: string | undefined;
}

function Field({ control: Control, label, hint, error, id, ...props }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ');
  return (
    <Frame>
      <label htmlFor={fieldId}>{label}</label>
      <Control
        {...props}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint ? <Line id={`${fieldId}-hint`}>{hint}</Line> : null}
      {error ? (
        <Line id={`${fieldId}-error`} $error>
          {error}
        </Line>
      ) : null}
    </Frame>
  );
}

const Input = styled.input`
  ${fieldBox}
`;

export function TextField(props: ComponentProps<'input'> & FieldTexts) {
  return <Field {...props} control={Input} />;
}

const Area = styled.textarea`
  ${fieldBox}
  resize: vertical;
`;

export function TextArea(props: ComponentProps<'textarea'> & FieldTexts) {
  return <Field {...props} control={Area} />;
}

const Box = styled.div`
  position: relative;

  svg {
    position: absolute;
    right: ${space(3)};
    top: calc(50% - 10px);
    pointer-events: none;
    color: ${color.inkSoft};
  }
`;

const Native = styled.select`
  ${fieldBox}
  appearance: none;
  padding-right: ${space(10)};
  text-overflow: ellipsis;
`;

function SelectBox(props: ComponentProps<'select'>) {
  return (
    <Box>
      <Native {...props} />
      <Icon name="chevron-down" size={20} />
    </Box>
  );
}

export function Select(props: ComponentProps<'select'> & FieldTexts) {
  return <Field {...props} control={SelectBox} />;
}
