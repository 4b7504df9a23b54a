import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { isSitePath } from './site-path.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A site path. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the site, followed without loading a document. Made of React Router's parts for custom links: its own `Link` also minds other origins. */
export function Link({ to, onClick, target, ref, ...attributes }: LinkProps) {
  const resolved = useHref(to);
  // A link to anything but a path of this site is text: it has no address and is not followed.
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
        // The second click of a double click: the page is on its way, and is to be left with one step back.
        if (event.detail > 1 && href === location.pathname + location.search + location.hash) event.preventDefault();
        if (!event.defaultPrevented && href !== undefined) follow(event);
      }}
    />
  );
}
