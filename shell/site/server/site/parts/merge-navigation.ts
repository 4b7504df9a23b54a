import type { NavigationEntry, NavigationPlace } from '@site/shell-contract';
import { type Navigation, type NavigationLink, NO_NAVIGATION } from '../../../app/layout/navigation.ts';

/** Where a link is drawn and marked. Elsewhere its words do: what is not shown need not travel in each page. */
const DRAWN: ReadonlySet<NavigationPlace> = new Set(['main', 'more', 'all', 'bottom']);
/** Beside the link home. */
const MOST_AT_THE_BOTTOM = 4;

/** Puts the entries of all remotes into their places. @param entries in the order of the remotes, which decides where entries want the same place */
export function mergeNavigation(entries: readonly NavigationEntry[]): Navigation {
  const places = (Object.keys(NO_NAVIGATION) as NavigationPlace[]).map((place) => [place, linksAt(place, entries)]);
  return Object.fromEntries(places) as Navigation;
}

function linksAt(place: NavigationPlace, entries: readonly NavigationEntry[]): NavigationLink[] {
  const links = entries
    .flatMap((entry) => (entry.places[place] ? [{ entry, stand: entry.places[place] }] : []))
    .sort((a, b) => a.stand.order - b.stand.order)
    .map(({ entry: { label, to, icon, under }, stand }) => ({
      label: stand.label ?? label,
      to,
      ...(DRAWN.has(place)
        ? { ...(icon === undefined ? {} : { icon }), ...(under === undefined ? {} : { under }) }
        : {}),
      ...(stand.rel === undefined ? {} : { rel: stand.rel }),
    }));
  const once = links.filter(({ to }, index) => links.findIndex((other) => other.to === to) === index);
  return place === 'bottom' ? once.slice(0, MOST_AT_THE_BOTTOM) : once;
}
