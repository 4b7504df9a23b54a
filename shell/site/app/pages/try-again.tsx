import { Button, ButtonLink } from '@site/shell-contract';
import { type MouseEvent, useEffect } from 'react';
import { focusMainWhereLost } from '../layout/main-focus.ts';

interface TryAgainProps {
  retry: () => void;
  /** The page's own address, where scripts may not run: then it is a link to it. */
  to?: string;
}

/** Tries a page that failed once more. */
export function TryAgain({ retry, to }: TryAgainProps) {
  // It had the focus, and goes when the page comes.
  useEffect(() => focusMainWhereLost, []);
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
