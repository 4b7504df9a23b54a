import type {
  LlmsSection,
  NavigationEntry,
  NavigationPlace,
  PlainForm,
  SiteInfo,
  SiteProfile,
} from '@site/shell-contract';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import { type Navigation, type NavigationLink, NO_NAVIGATION } from '../../app/services/navigation.ts';
import type { ComposedRoute } from '../../app/remotes/browser-composition.ts';
import { matchRoute } from '../../app/routing/match-route.ts';
import { NEUTRAL_TEXTS } from '../../app/site-texts.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import { partKey } from '@site/release/part-name';
import type { PartData } from '../render/part-data.ts';
import type { RemoteErrorCode } from '../render/remote-error.ts';
import type { PartRequest } from '../render/render-messages.ts';
import type { RemoteRenderer } from '../render/remote.ts';

export interface ComposedParts {
  navigation: Navigation;
  /** Forms that work without scripts, one per API path. */
  forms: readonly PlainForm[];
  profile: SiteProfile;
  llms: readonly LlmsSection[];
}

/** Used if no available remote offers the part `site`. */
export const NEUTRAL_PROFILE: SiteProfile = {
  texts: NEUTRAL_TEXTS,
  appDescription: '',
  offline: {
    banner: 'Some of this page needs a connection.',
    page: 'Pages you’ve already opened still work.',
    calls: [],
  },
};

/** Places that show icons and mark the current page. Others omit that data to keep pages small. */
const PLACES_WITH_ICONS: ReadonlySet<NavigationPlace> = new Set(['main', 'more', 'all', 'bottom']);
const MAX_BOTTOM_LINKS = 4;

/** Merges the parts of available remotes in document order. Drops and logs links to other remotes' pages. */
export function composeParts(
  { remotes }: Pick<CompositionDocument, 'remotes'>,
  routes: readonly ComposedRoute[],
  up: Readonly<Record<string, { offered: OfferedParts }>>,
  log: Pick<RenderSettings['log'], 'warn'>,
): ComposedParts {
  const offers = Object.keys(remotes).flatMap((remote) => (up[remote] ? [{ remote, ...up[remote].offered }] : []));
  const isOwn = (remote: string, part: string, url: string) => {
    const isPage = matchRoute(routes, url.split('?', 1)[0] as string)?.remote === remote;
    if (!isPage)
      log.warn(
        { remote, part },
        `The part ${part} of ${remote} links to ${url}, which is not one of its pages in this composition. The link is omitted.`,
      );
    return isPage;
  };
  const entries = offers.flatMap(({ remote, navigation = [] }) =>
    navigation.filter(({ to }) => isOwn(remote, 'navigation', to)),
  );
  const forms = offers.flatMap(({ remote, form }) =>
    form && isOwn(remote, 'form', form.page) && isOwn(remote, 'form', form.done) ? [form] : [],
  );
  return {
    navigation: mergeNavigation(entries),
    llms: offers.flatMap(({ llms = [] }) => llms),
    profile: offers.find(({ site }) => site)?.site ?? NEUTRAL_PROFILE,
    forms: forms.filter(({ action }, index) => forms.findIndex((form) => form.action === action) === index),
  };
}

/** `entries` are in remote order, which breaks ties. */
function mergeNavigation(entries: readonly NavigationEntry[]): Navigation {
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
      ...(PLACES_WITH_ICONS.has(place) && icon !== undefined && { icon }),
      ...(PLACES_WITH_ICONS.has(place) && under !== undefined && { under }),
      ...(stand.rel !== undefined && { rel: stand.rel }),
    }));
  const once = links.filter(({ to }, index) => links.findIndex((link) => link.to === to) === index);
  return place === 'bottom' ? once.slice(0, MAX_BOTTOM_LINKS) : once;
}

const FRAME_PARTS = ['navigation', 'form', 'site', 'llms'] as const;

export interface OfferedParts extends Partial<Pick<PartData, (typeof FRAME_PARTS)[number]>> {
  failures: Record<string, string>;
  /** True if a retry may succeed. */
  isUnanswered: boolean;
}

/** Parts are static data, so one that takes longer is faulty. */
const TIME_LIMIT_MS = 2000;
/** With these codes, the process failed, not the part. */
const UNANSWERED: readonly RemoteErrorCode[] = ['RESTARTING', 'ENDED', 'LATE'];

export function partRequest<Name extends keyof PartData>(
  { parts }: Pick<CompositionDocument, 'parts'>,
  remote: string,
  name: Name,
  site: SiteInfo,
): (PartRequest & { name: Name }) | undefined {
  const part = parts[partKey(name, remote)];
  return part && { name, module: part.module, site };
}

/** Reads the frame's parts from a starting remote. Never rejects. */
export async function readOfferedParts(
  renderer: RemoteRenderer,
  document: CompositionDocument,
  site: SiteInfo,
): Promise<OfferedParts> {
  const offered: OfferedParts = { failures: {}, isUnanswered: false };
  const read = async (name: (typeof FRAME_PARTS)[number]) => {
    const request = partRequest(document, renderer.release.name, name, site);
    const response = request && (await renderer.part(request, TIME_LIMIT_MS));
    if (response?.ok) Object.assign(offered, { [name]: response.data });
    if (response?.ok === false) {
      offered.failures[name] = response.reason;
      offered.isUnanswered ||= UNANSWERED.includes(response.code);
    }
  };
  await Promise.all(FRAME_PARTS.map(read));
  return offered;
}
