import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { Link, type LinkProps } from '../../route/link.tsx';
import { color, motion, radius, space } from '../theme/tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover {
      background: ${color.accentStrong};
      color: ${color.onAccent};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.controlBorder};
    color: ${color.ink};
    &:hover {
      border-color: ${color.accent};
      color: ${color.accentStrong};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.accent};
    &:hover {
      background: ${color.accentTint};
      color: ${color.accentStrong};
    }
  `,
};

const buttonStyle = css<{ $variant: ButtonVariant | undefined }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${space(11)};
  /* Large text leaves less room in small windows. */
  padding: ${space(2)} min(${space(5)}, 6vw);
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition: opacity ${motion.quick};
  ${({ $variant = 'primary' }) => variants[$variant]}
  &:active {
    opacity: 0.85;
  }
  &:disabled {
    opacity: 0.6;
  }
  @media print {
    display: none;
  }
`;

const Face = styled.button<{ $variant: ButtonVariant | undefined }>`
  ${buttonStyle}
`;

type WithVariant<Props> = Props & { variant?: ButtonVariant };

export function Button({ variant, ...rest }: WithVariant<ComponentProps<'button'>>) {
  return <Face type="button" {...rest} $variant={variant} />;
}

const LinkFace = styled(Link)<{ $variant: ButtonVariant | undefined }>`
  ${buttonStyle}
`;

export function ButtonLink({ variant, ...rest }: WithVariant<Omit<LinkProps, 'style'>>) {
  return <LinkFace {...rest} $variant={variant} />;
}
