import { Link } from '../../route/link.tsx';
import type { LinkProps } from '../../route/link.tsx';
import { styled } from 'styled-components';
import { buttonStyle } from './button.tsx';
import type { ButtonVariant } from './button.tsx';

const Face = styled(Link)<{ $variant: ButtonVariant | undefined }>`
  ${buttonStyle}
`;

interface ButtonLinkProps extends Omit<LinkProps, 'style'> {
  variant?: ButtonVariant;
}

export function ButtonLink({ variant, ...rest }: ButtonLinkProps) {
  return <Face {...rest} $variant={variant} />;
}
