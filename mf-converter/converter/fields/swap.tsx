import { Icon, Link, VisuallyHidden, color, minWidth, motion, radius, space } from '@site/shell-contract';
import type { KeyboardEvent } from 'react';
import { css, styled } from 'styled-components';
import { skipRecent } from '../../device/use-recent.ts';
import { pairOf, pairPath } from '../../pairs/pair.ts';
import type { Pair } from '../../pairs/pair.ts';
import { notPrinted, notStatic } from '../../ui/hidden.ts';

const face = css`
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
  ${face}
  &:active {
    opacity: 0.8;
  }
  ${notStatic}
`;

const LinkFace = styled(Link)`
  ${face}
  ${notPrinted}
`;

export function SwapButton({ onSwap }: { onSwap: () => void }) {
  return (
    <ButtonFace type="button" onClick={onSwap} aria-keyshortcuts="Alt+S" title="Swap units (Alt+S)">
      <Icon name="swap" />
      <VisuallyHidden>Swap</VisuallyHidden>
    </ButtonFace>
  );
}

/** Compares the physical key, because Alt+S types another character on a Mac. */
export function swapOnShortcut(event: KeyboardEvent<HTMLElement>) {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyS') return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[aria-keyshortcuts="Alt+S"]')?.click();
}

export function OtherWayLink({ pair: { from, to }, value }: { pair: Pair; value: string }) {
  const path = pairPath(pairOf(to, from));
  return (
    <LinkFace
      to={`${path}?value=${encodeURIComponent(value)}`}
      rel="nofollow"
      onClick={() => skipRecent({ path, value })}
      aria-keyshortcuts="Alt+S"
      title={`Convert ${to.plural} to ${from.plural} (Alt+S)`}
    >
      <Icon name="swap" />
      <VisuallyHidden>Swap units</VisuallyHidden>
    </LinkFace>
  );
}
