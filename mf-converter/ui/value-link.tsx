import { color } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Face = styled.a`
  color: inherit;
  text-decoration: underline dotted ${color.controlBorder};
  text-underline-offset: 0.25em;
  tr:hover &,
  &:hover {
    color: ${color.accentStrong};
    text-decoration: underline;
  }
  @media print {
    text-decoration: none;
  }
`;

export const VALUE_QUERY = '?value=';

/** Puts a value into the page's converter. Without scripts, it opens the page with that value. */
export function ValueLink({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Face href={VALUE_QUERY + encodeURIComponent(value)} rel="nofollow">
      {children}
    </Face>
  );
}
