import { color, fontSize, space } from '@site/shell-contract';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { notStatic } from '../../ui/hidden.ts';

const Frame = styled.details`
  font-size: ${fontSize.note};
  summary {
    width: fit-content;
    padding-block: ${space(1)};
    color: ${color.accent};
    font-weight: 600;
  }
  ${notStatic}
`;

export function PrecisionChoice() {
  const [Panel, setPanel] = useState<ComponentType>();
  const open = () =>
    void import('./precision-panel.tsx').then(
      ({ PrecisionPanel }) => setPanel(() => PrecisionPanel),
      () => {},
    );
  const frame = useRef<HTMLDetailsElement>(null);
  // No event fires for a panel that was opened before hydration.
  useLayoutEffect(() => void (frame.current?.open && open()), []);
  return (
    <Frame ref={frame} onToggle={open}>
      <summary>Precision</summary>
      {Panel ? <Panel /> : null}
    </Frame>
  );
}
