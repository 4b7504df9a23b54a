import type { BrowserComposition } from '../../../app/remotes/browser-composition.ts';
import type { MatchedRoute } from '../../../app/routing/match-route.ts';
import type { PageAddress } from '../render-messages.ts';
import type { RenderSettings } from '../render-settings.ts';
import type { DocumentFrame } from './compose-document.ts';
import type { PageBanner } from './page-banner.ts';
import { sentComposition } from './sent-composition.ts';

/** What the documents of one revision have in common. */
export interface DocumentContext {
  composition: BrowserComposition;
  /** Remote to exposed module to the scripts that a page of it needs at once, relative to the remote's base. */
  preloads: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  settings: RenderSettings;
}

interface SurroundingsOptions {
  /** `bare` for none, else the route whose scripts the page needs at once. */
  scripts: MatchedRoute | 'bare' | undefined;
  banner: PageBanner | undefined;
  /** True where browsers are to render the page on their own. */
  isStopgap?: boolean;
  /** Whether all scripts of all remotes are named, and not only what the page runs at once. */
  namesAll?: boolean;
}

export interface DocumentInputs {
  frame: DocumentFrame;
  /** What is sent of the composition. */
  sent: BrowserComposition;
}

/** What stands around a page in its document. */
export function documentInputs(
  { composition, preloads, settings }: DocumentContext,
  { site, year, navigation }: PageAddress,
  options: SurroundingsOptions,
): DocumentInputs {
  const { scripts, banner, isStopgap = false, namesAll = false } = options;
  const { assets, devServers } = settings;
  const route = scripts === 'bare' ? undefined : scripts;
  const files = (route && preloads[route.remote]?.[route.module]) ?? [];
  const sent = namesAll ? composition : sentComposition(composition, route && { remote: route.remote, files });
  const frame: DocumentFrame = {
    state: {
      site,
      year,
      navigation,
      analyticsOrigin: settings.measurement().analyticsOrigin,
      ...(isStopgap ? { isStopgap } : {}),
    },
    banner,
    styledComponents: assets.shared['styled-components'] as string,
    assets: scripts === 'bare' ? undefined : assets,
    preloads: files,
    // In development the scripts are asked for otherwise than the preloads would be.
    remote: route && !devServers ? sent.remotes[route.remote] : undefined,
    devServers,
  };
  return { frame, sent };
}
