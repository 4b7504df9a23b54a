import { color, Icon, iconPaths, Link, minWidth, shortWindow, space } from '@site/shell-contract';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { useAppServices } from '../services/app-services.tsx';
import type { NavigationLink } from '../services/navigation.ts';
import { IconButton } from './icon-button.ts';
import { focusMain } from './main-focus.ts';
import { NavigationItems } from './navigation-items.tsx';
import { useScroll } from './use-scroll.ts';

const onlyOnPhones = css`
  ${minWidth.mobile} {
    display: none;
  }
  ${shortWindow} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

// Every part has reserved space, so nothing shifts when a slow document is painted in pieces.
const Bar = styled.nav<{ $entries: number }>`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  min-height: calc(${space(14)} + 1px + env(safe-area-inset-bottom, 0px));
  padding-bottom: env(safe-area-inset-bottom, 0px);
  border-top: 1px solid ${color.tick};
  background: ${color.paper};
  ul {
    display: grid;
    grid-template-columns: repeat(${({ $entries }) => $entries}, 1fr);
    list-style: none;
  }
  ${onlyOnPhones}
`;

const Entry = styled(Link)`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space(0.5)};
  min-height: ${space(14)};
  padding-block: ${space(1.75)};
  color: ${color.inkSoft};
  /* Five fit side by side, even if the text is large elsewhere. */
  font-size: min(0.75rem, 4.6vw);
  font-weight: 500;
  line-height: 1.3;
  text-decoration: none;
  outline-offset: -3px;
  &[aria-current] {
    color: ${color.accent};
    font-weight: 650;
    box-shadow: inset 0 2px ${color.accent};
  }
  &:active {
    background: ${color.accentTint};
  }
`;

const home: NavigationLink = { label: 'Home', to: '/', icon: iconPaths.home };

export function BottomBar() {
  const links = [home, ...useAppServices().navigation.bottom];
  return (
    <Bar aria-label="Shortcuts" $entries={links.length}>
      <ul>
        <NavigationItems links={links} as={Entry} iconSize={24} />
      </ul>
    </Bar>
  );
}

const Raised = styled(IconButton)`
  position: fixed;
  right: ${space(4)};
  bottom: calc(${space(18)} + env(safe-area-inset-bottom, 0px));
  z-index: 19;
  border: 1px solid ${color.controlBorder};
  background: ${color.surface};
  ${onlyOnPhones}
`;

const OFFERED_BEYOND_PX = 400;

function goToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  focusMain();
}

export function BackToTop() {
  const [isOffered, setIsOffered] = useState(false);
  // While the visitor scrolls down to read, the button would cover the text.
  useScroll((previous, current) => setIsOffered(current > OFFERED_BEYOND_PX && current < previous));
  return isOffered ? (
    <Raised type="button" aria-label="Back to top" onClick={goToTop}>
      <Icon name="arrow-up" />
    </Raised>
  ) : null;
}
