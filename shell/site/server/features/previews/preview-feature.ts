import type { FastifyInstance } from 'fastify';
import { PREVIEW_COOKIE } from '../../../../composition/document/preview-token.ts';
import type { CoreSettings } from '../../settings/core-settings.ts';
import { addressOf } from '../../live/create-live-site.ts';
import type { Core } from '../definition/define-feature.ts';
import { PREVIEW_UNAVAILABLE } from './preview-banner.ts';
import { followLinks } from './preview-visits.ts';
import type { PreviewHealth } from './preview.ts';
import { Previews } from './previews.ts';

declare module '../../live/site-health.ts' {
  interface SiteHealth {
    /** Previews do not affect `status`. */
    previews?: readonly PreviewHealth[];
  }
}

interface Settings extends CoreSettings {
  previewKey: string | undefined;
  previewLimit: number;
  allowsPreviewOrigin: (release: string) => boolean;
}

/** Long enough to read a page. */
const IDLE_MS = 10 * 60_000;

export function register(server: FastifyInstance, { live, revisions, store, log }: Core, settings: Settings): void {
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
  revisions.add({
    cookies: [PREVIEW_COOKIE],
    chooseRevision: ({ preview }) =>
      preview && {
        ready: previews.peek(preview),
        load: () => previews.get(preview),
        unavailable: PREVIEW_UNAVAILABLE,
        trial: 'preview',
      },
    revisions: () => ({ all: previews.all.flatMap(({ revision }) => revision ?? []), serving: [] }),
    health: () => {
      const states = previews.health();
      return states.length === 0 ? {} : { previews: states };
    },
  });
  const { previewKey: key, siteUrl } = settings;
  if (key !== undefined) followLinks(server, { key, siteUrl });
  server.addHook('onClose', async () => previews.close());
}
