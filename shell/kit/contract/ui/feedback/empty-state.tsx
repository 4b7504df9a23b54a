import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RulerTicks } from '../theme/ruler-ticks.tsx';
import { color, layout, space } from '../theme/tokens.ts';

const Frame = styled.div`
  max-width: ${layout.measure};
  padding-block: ${space(6)};

  > div:first-child {
    width: 161px;
    margin-bottom: ${space(5)};
  }
  p {
    margin-top: ${space(3)};
    color: ${color.inkSoft};
  }
  p + p,
  .action {
    margin-top: ${space(6)};
  }
`;

interface EmptyStateProps {
  heading: ReactNode;
  /** Use `h1` if the page has no other content. */
  level?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ heading, level: Heading = 'h2', children, action }: EmptyStateProps) {
  return (
    <Frame>
      <RulerTicks />
      <Heading>{heading}</Heading>
      {children ? <p>{children}</p> : null}
      {action ? <div className="action">{action}</div> : null}
    </Frame>
  );
}
