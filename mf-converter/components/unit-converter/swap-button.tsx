import { Icon, VisuallyHidden, color, motion, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';

const Face = styled.button`
  display: grid;
  place-items: center;
  width: ${space(12)};
  height: ${space(11)};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.accent};
  transition: opacity ${motion.quick};
  &:hover { border-color: ${color.accent}; background: ${color.accentTint}; }
  &:active { opacity: 0.8; }
  @media print, (scripting: none) { display: none; }
`;

/** Exchanges the two units. */
export function SwapButton({ onSwap }: { onSwap: () => void }) {
  return (
    <Face type="button" onClick={onSwap} aria-keyshortcuts="Alt+S" title="Swap units (Alt+S)">
      <Icon name="swap" />
      <VisuallyHidden>Swap</VisuallyHidden>
    </Face>
  );
}
