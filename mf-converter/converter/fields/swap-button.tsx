import { Icon, VisuallyHidden, color, minWidth, motion, radius, space } from '@site/shell-contract';
import type { KeyboardEvent } from 'react';
import { css, styled } from 'styled-components';
import { notStatic } from '../../ui/hidden.ts';

export const swapFace = css`
  border: 1px solid ${color.controlBorder};
  background: ${color.surface};
  display: grid;
  place-items: center;
  width: ${space(12)};
  height: ${space(9)};
  border-radius: ${radius.control};
  ${minWidth.pair} {
    height: ${space(11)};
  }
  &:hover {
    border-color: ${color.accent};
    background: ${color.accentTint};
  }
`;

const ButtonFace = styled.button`
  color: ${color.accent};
  transition: opacity ${motion.quick};
  ${swapFace}
  &:active {
    opacity: 0.8;
  }
  ${notStatic}
`;

export function SwapButton({ onSwap }: { onSwap: () => void }) {
  return (
    <ButtonFace type="button" onClick={onSwap} aria-keyshortcuts="Alt+S" title="Swap units (Alt+S)">
      <Icon name="swap" />
      <VisuallyHidden>Swap</VisuallyHidden>
    </ButtonFace>
  );
}

/** Compares the physical key because Alt+S types another character on a Mac. */
export function swapOnShortcut(event: KeyboardEvent<HTMLElement>) {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyS') return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[aria-keyshortcuts="Alt+S"]')?.click();
}
