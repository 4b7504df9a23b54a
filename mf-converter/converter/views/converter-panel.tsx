import { Card, Link, Skeleton, VisuallyHidden, space } from '@site/shell-contract';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { swapShortcut } from '../fields/swap.tsx';
import { Tabs, tabId } from './tabs.tsx';

const WithoutScripts = styled.p`
  display: none;
  margin-bottom: ${space(4)};
  @media (scripting: none) {
    display: block;
  }
`;

interface ConverterPanelProps {
  tabs: readonly { category: string; label: string }[] | undefined;
  category: string;
  onOpen: (category: string) => void;
  onSwap: () => void;
  isPending: boolean;
  pendingHeight: string;
  children: ReactNode;
  /** Visible even while the units load. */
  footer?: ReactNode;
}

export function ConverterPanel({
  tabs,
  category,
  onOpen,
  onSwap,
  isPending,
  pendingHeight,
  children,
  footer,
}: ConverterPanelProps) {
  const id = useId();
  const role = tabs
    ? { role: 'tabpanel', 'aria-labelledby': tabId(id, category) }
    : { role: 'group', 'aria-label': 'Unit Converter' };
  return (
    <Card $ruled>
      <WithoutScripts>
        JavaScript is off. Use <Link to="/all-converters">the search page</Link> or pick a link below.
      </WithoutScripts>
      {tabs ? <Tabs tabs={tabs} active={category} panelId={id} onOpen={onOpen} /> : null}
      <div id={id} {...role} onKeyDown={swapShortcut(onSwap)}>
        {isPending ? (
          <>
            <VisuallyHidden role="status">Loading units</VisuallyHidden>
            <Skeleton height={pendingHeight} />
          </>
        ) : (
          children
        )}
        {footer}
      </div>
    </Card>
  );
}
