import { color, fontSize, space } from '@site/shell-contract';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { TrueSizeProps } from './true-size-panel.tsx';

const Frame = styled.details`
  font-size: ${fontSize.note};
  > summary {
    width: fit-content;
    padding-block: ${space(1)};
    color: ${color.accent};
    font-weight: 600;
  }
  @media print, (scripting: none) {
    display: none;
  }
`;

/** Loads the panel when it opens. */
export function TrueSize(props: TrueSizeProps) {
  const [Panel, setPanel] = useState<ComponentType<TrueSizeProps>>();
  const open = () =>
    void import('./true-size-panel.tsx').then(
      ({ TrueSizePanel }) => setPanel(() => TrueSizePanel),
      () => {},
    );
  const frame = useRef<HTMLDetailsElement>(null);
  // No event fires for a panel that was opened before hydration.
  useLayoutEffect(() => void (frame.current?.open && open()), []);
  return (
    <Frame ref={frame} onToggle={open}>
      <summary>True size</summary>
      {Panel ? <Panel {...props} /> : null}
    </Frame>
  );
}
