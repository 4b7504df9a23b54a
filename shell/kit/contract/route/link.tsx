import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { isSitePath } from './site-path.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A client-side link. Unlike React Router's `Link`, it accepts only paths of this site. */
export function Link({ to, onClick, target, ref, ...attributes }: LinkProps) {
  const resolved = useHref(to);
  // Without `href`, other URLs render as plain text.
  const href = isSitePath(resolved) ? resolved : undefined;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, target === undefined ? {} : { target });
  return (
    <a
      {...attributes}
      ref={ref}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        // The second click of a double click would add a second history entry.
        if (event.detail > 1 && href === location.pathname + location.search + location.hash) event.preventDefault();
        if (!event.defaultPrevented && href !== undefined) follow(event);
      }}
    />
  );
}
