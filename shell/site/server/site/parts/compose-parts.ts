import type { LlmsSection, PlainForm, SiteProfile } from '@site/shell-contract';
import type { Navigation } from '../../../app/layout/navigation.ts';
import type { ComposedRoute } from '../../../app/remotes/browser-composition.ts';
import { matchRoute } from '../../../app/routing/match-route.ts';
import type { CompositionDocument } from '../../../../composition/document/composition-document.ts';
import type { RenderSettings } from '../../render/render-settings.ts';
import { NEUTRAL_PROFILE } from '../../render/document/site-profile.ts';
import { mergeNavigation } from './merge-navigation.ts';
import type { OfferedParts } from './offered-parts.ts';

interface ComposedParts {
  navigation: Navigation;
  forms: readonly PlainForm[];
  profile: SiteProfile;
  llms: readonly LlmsSection[];
}

type Log = Pick<RenderSettings['log'], 'warn'>;

/** Merges the parts of available remotes in document order. Drops and logs links to other remotes' pages. */
export function composeParts(
  { remotes }: Pick<CompositionDocument, 'remotes'>,
  routes: readonly ComposedRoute[],
  up: Readonly<Record<string, { offered: OfferedParts }>>,
  log: Log,
): ComposedParts {
  const offers = Object.keys(remotes).flatMap((remote) => (up[remote] ? [{ remote, ...up[remote].offered }] : []));
  const isOwn = (remote: string, part: string, address: string) => {
    const isPage = matchRoute(routes, address.split('?', 1)[0] as string)?.remote === remote;
    if (!isPage)
      log.warn(
        { remote, part },
        `The part ${part} of ${remote} links to ${address}, which is not one of its pages in this composition. The link is omitted.`,
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
    forms: forms.filter(({ action }, index) => forms.findIndex((other) => other.action === action) === index),
  };
}
