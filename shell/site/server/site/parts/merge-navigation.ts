import type { NavigationEntry, NavigationPlace } from '@site/shell-contract';
import { type Navigation, type NavigationLink, NO_NAVIGATION } from '../../../app/layout/navigation.ts';

/** Places that show icons and mark the current page. Others omit that data to keep pages small. */
const DRAWN: ReadonlySet<NavigationPlace> = new Set(['main', 'more', 'all', 'bottom']);
/** Besides the home link. */
const MOST_AT_THE_BOTTOM = 4;

/** `entries` are in remote order, which breaks ties. */
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
