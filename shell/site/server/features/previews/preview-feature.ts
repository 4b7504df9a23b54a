import type { SettingValues } from '@site/settings/setting';
import { PREVIEW_COOKIE } from '../../../../composition/gates/preview-token.ts';
import type { Feature } from '../../pages/feature.ts';
import { addressOf } from '../../live/create-live-site.ts';
import type { CoreSettings } from '../../settings/core-settings.ts';
import type { Core } from '../definition/define-feature.ts';
import { PREVIEW_ENDED, PREVIEW_LIVE, PREVIEW_UNAVAILABLE } from './preview-banner.ts';
import type { previewSettings } from './preview-settings.ts';
import { PreviewVisits } from './preview-visits.ts';
import type { PreviewHealth } from './preview.ts';
import { Previews } from './previews.ts';

declare module '../../live/site-health.ts' {
  interface SiteHealth {
    /** Previews do not affect `status`. */
    previews?: readonly PreviewHealth[];
  }
}

type Settings = CoreSettings & SettingValues<typeof previewSettings>;

/** Long enough to read a page. */
const IDLE_MS = 10 * 60_000;

export function createFeature({ live, store, log }: Core, settings: Settings): Feature {
  const visits = new PreviewVisits({ key: settings.previewKey, siteUrl: settings.siteUrl });
  const previews = new Previews({
    runtime: live.runtime,
    current: () => live.current,
    formerDocuments: () => store.former(),
    allows: settings.allowsPreviewOrigin,
    most: settings.previewLimit,
    idleMs: IDLE_MS,
    waitMs: settings.renderTimeoutMs,
    workingCopies: { origin: settings.siteUrl ?? addressOf(settings).url, timeoutMs: settings.releaseFileTimeoutMs },
    log,
  });
  return {
    cookies: [PREVIEW_COOKIE],
    get revisions() {
      return { all: previews.all.flatMap(({ revision }) => revision ?? []), serving: [] };
    },
    register: (server) => visits.register(server),
    chooseRevision: ({ preview }) =>
      preview && {
        ready: previews.peek(preview),
        load: () => previews.get(preview),
        unavailable: PREVIEW_UNAVAILABLE,
        trial: 'preview',
      },
    beforePage: (request, reply, target) => visits.follow(request, reply, target),
    bannerOf: ({ preview, previewEnded }, { banner }) => {
      if (previewEnded) return PREVIEW_ENDED[previewEnded];
      return preview && banner === undefined ? PREVIEW_LIVE : undefined;
    },
    afterPage: (request, reply) => request.previewEnded && visits.forget(request, reply),
    health: () => {
      const states = previews.health();
      return states.length === 0 ? {} : { previews: states };
    },
    close: () => previews.close(),
  };
}
