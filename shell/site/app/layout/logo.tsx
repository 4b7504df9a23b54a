import { color, space } from '@site/shell-contract';
import { Link } from '@site/shell-contract';
import { markTicks } from '@site/shell-contract/token-values';
import { styled } from 'styled-components';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: ${space(11)};
  min-width: 0;
  color: ${color.ink};
  font-size: 1.2rem;
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.15;
  text-decoration: none;

  svg {
    color: ${color.accent};
  }
  &:hover {
    color: ${color.accentStrong};
  }
`;

export function Logo({ name }: { name: string }) {
  return (
    <Home to="/">
      <svg aria-hidden="true" width="30" height="30" viewBox="0 0 30 30">
        <rect width="30" height="30" rx="7" fill="currentColor" />
        <path d={markTicks} stroke="var(--color-on-accent)" strokeWidth="1.75" />
      </svg>
      {name}
    </Home>
  );
}
