import { color, Icon, minWidth, shortWindow, space } from '@site/shell-contract';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './icon-button.ts';

/** It is in pixels from the top. */
const OFFERED_BEYOND = 400;

const Raised = styled(IconButton)`
  position: fixed;
  right: ${space(4)};
  bottom: calc(${space(18)} + env(safe-area-inset-bottom, 0px));
  z-index: 19;
  border: 1px solid ${color.controlBorder};
  background: ${color.surface};
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

function goToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}

export function BackToTop() {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    let previous = window.scrollY;
    // Scrolling down means reading on, and the button would cover the text.
    const follow = () => {
      const current = window.scrollY;
      setOffered(current > OFFERED_BEYOND && current < previous);
      previous = current;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return offered ? (
    <Raised type="button" aria-label="Back to top" onClick={goToTop}>
      <Icon name="arrow-up" />
    </Raised>
  ) : null;
}
