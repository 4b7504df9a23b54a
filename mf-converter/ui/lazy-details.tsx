import { color, fontSize, space } from '@site/shell-contract';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.details`
  font-size: ${fontSize.note};
  > summary {
    width: fit-content;
    padding-block: ${space(1)};
    color: ${color.accent};
    font-weight: 600;
  }
  @media print {
    &:not([open]) {
      display: none;
    }
  }
`;

interface LazyDetailsProps<Props extends object> {
  summary: string;
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Shown above the panel, even without scripts. */
  children?: ReactNode;
}

export function LazyDetails<Props extends object>({ summary, load, props, children }: LazyDetailsProps<Props>) {
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  const open = () =>
    void load().then(
      (loaded) => setPanel(() => loaded),
      () => {},
    );
  const frame = useRef<HTMLDetailsElement>(null);
  // No event fires for details that were opened before hydration.
  // oxlint-disable-next-line react/exhaustive-deps -- runs once, during hydration
  useLayoutEffect(() => void (frame.current?.open && open()), []);
  return (
    <Frame ref={frame} onToggle={open}>
      <summary>{summary}</summary>
      {children}
      {Panel ? <Panel {...props} /> : null}
    </Frame>
  );
}
