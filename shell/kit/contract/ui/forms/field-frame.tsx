import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
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

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Connects a control to its hint and error. Spread it on the control. */
export function fieldAttributes(id: string, { hint, error }: FieldTexts) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined } as const;
}

export function FieldFrame({ id, label, hint, error, children }: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint ? <Line id={`${id}-hint`}>{hint}</Line> : null}
      {error ? (
        <Line id={`${id}-error`} $error>
          {error}
        </Line>
      ) : null}
    </Frame>
  );
}
