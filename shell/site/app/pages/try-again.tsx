import { Button, ButtonLink } from '@site/shell-contract';
import { type MouseEvent, useEffect } from 'react';
import { focusMainIfLost } from '../layout/main-focus.ts';

interface TryAgainProps {
  retry: () => void;
  /** The page's own URL, so that the button is a link without scripts. */
  to?: string;
}

export function TryAgain({ retry, to }: TryAgainProps) {
  // The button has the focus and is removed when the page loads.
  useEffect(() => focusMainIfLost, []);
  if (to === undefined) return <Button onClick={retry}>Try again</Button>;
  const tryHere = (event: MouseEvent) => {
    event.preventDefault();
    retry();
  };
  return (
    <ButtonLink to={to} onClick={tryHere}>
      Try again
    </ButtonLink>
  );
}
