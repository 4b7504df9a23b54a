import type { SiteProfile } from '@site/shell-contract';
import type { BrowserComposition } from '../../../app/remotes/browser-composition.ts';
import type { MatchedRoute } from '../../../app/routing/match-route.ts';
import type { PageAddress } from '../render-messages.ts';
import type { RenderSettings } from '../render-settings.ts';
import type { DocumentFrame } from './compose-document.ts';
import type { PageBanner } from './page-banner.ts';
import { sentComposition } from './sent-composition.ts';

export interface DocumentContext {
  composition: BrowserComposition;
  /** Scripts that pages run first, by remote and exposed module, relative to the remote's base. */
  preloads: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  settings: RenderSettings;
  profile: SiteProfile;
}

interface DocumentInputsOptions {
  /** `bare` for none; otherwise the route to preload. */
  scripts: MatchedRoute | 'bare' | undefined;
  banner: PageBanner | undefined;
  /** True if the browser renders the page. */
  isStopgap?: boolean;
  /** Sends the files of all remotes and the addresses to save, not only the page's own. */
  namesAll?: boolean;
}

export interface DocumentInputs {
  frame: DocumentFrame;
  sent: BrowserComposition;
}

export function documentInputs(
  { composition, preloads, settings, profile }: DocumentContext,
  { site, navigation, texts, search }: PageAddress,
  options: DocumentInputsOptions,
): DocumentInputs {
  const { scripts, banner, isStopgap = false, namesAll = false } = options;
  const { assets, devServers } = settings;
  const route = scripts === 'bare' ? undefined : scripts;
  const files = (route && preloads[route.remote]?.[route.module]) ?? [];
  const sent = namesAll ? composition : sentComposition(composition, route && { remote: route.remote, files });
  const frame: DocumentFrame = {
    state: {
      site,
      navigation,
      texts,
      analyticsOrigin: settings.measurement().analyticsOrigin,
      ...(isStopgap ? { isStopgap } : {}),
      ...(namesAll ? { offlineCalls: profile.offline.calls } : {}),
    },
    hasSearch: profile.search !== undefined,
    banner,
    styledComponents: assets.shared['styled-components'] as string,
    assets: scripts === 'bare' ? undefined : assets,
    preloads: files,
    // Preloads would not match development scripts.
    remote: route && !devServers ? sent.remotes[route.remote] : undefined,
    devServers,
    theme: themeOf(search),
  };
  return { frame, sent };
}

function themeOf(search: string): DocumentFrame['theme'] {
  const theme = new URLSearchParams(search).get('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
