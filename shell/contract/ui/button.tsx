import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { buttonStyle } from './button-style.ts';
import type { ButtonVariant } from './button-style.ts';

const Face = styled.button<{ $variant: ButtonVariant | undefined }>`${buttonStyle}`;

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
}

/** Does something here. `type="button"` unless said otherwise. */
export function Button({ variant, ...rest }: ButtonProps) {
  return <Face type="button" {...rest} $variant={variant} />;
}
