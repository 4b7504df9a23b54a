import type { SettingValues } from '@site/settings/setting';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { SHELL_DIST } from '../../../../composition/document/shell-files.ts';
import type { MetricsRegistry } from '../../metrics/registry.ts';
import type { Feature } from '../../pages/feature.ts';
import type { CoreSettings } from '../../settings/core-settings.ts';
import type { Core } from '../definition/define-feature.ts';
import type { cdnSettings } from './cdn-settings.ts';
import { ContentNetwork } from './content-network.ts';
import { hidePrivateFromNetworks } from './private-responses.ts';
import { Purges } from './purges.ts';

type Settings = CoreSettings & SettingValues<typeof cdnSettings>;

export function createFeature({ log, metrics }: Core, settings: Settings): Feature {
  const { cdnMaxAgeSeconds: maxAgeSeconds } = settings;
  if (maxAgeSeconds === undefined) return {};
  const purges = createPurges(settings, maxAgeSeconds, { log, metrics: metrics.registry });
  const network = new ContentNetwork({ maxAgeSeconds, madeWith: inputsOfPages(settings), purges });
  return {
    register: hidePrivateFromNetworks,
    sharedPageHeaders: (revision, path) => network.headersOf(revision, path),
    onLive: (current) => current && void network.follow(current),
    onPagesOutdated: () => network.refresh(),
    close: () => network.close(),
  };
}

function createPurges(
  { purgeUrl: url, purgeHeader: header, purgeAgainMs: againMs, stateFolder }: Settings,
  maxAgeSeconds: number,
  { log, metrics }: { log: Logger; metrics: MetricsRegistry },
): Purges | undefined {
  const counter = metrics.counter(
    'shell_purges_total',
    'Requests to a CDN to purge the pages of an earlier revision, by outcome: done or failed.',
    ['outcome'],
  );
  const purges =
    url === undefined
      ? undefined
      : new Purges({
          request: { url, header },
          againMs,
          maxAgeMs: maxAgeSeconds * 1000,
          file: join(stateFolder, 'content-network.json'),
          log,
          onOutcome: (outcome) => counter.inc({ outcome }),
        });
  metrics.readGauge(
    'shell_purges_pending',
    'Tags of earlier pages that a CDN may still cache.',
    () => purges?.pending ?? 0,
  );
  return purges;
}

/** Everything besides the composition that pages are made from. */
function inputsOfPages({ siteName, siteUrl, contactEmail, gaId, analyticsOrigin }: Settings): readonly unknown[] {
  const assets = readFileSync(join(SHELL_DIST, 'assets.json'), 'utf8');
  return [assets, siteName, siteUrl, contactEmail, gaId, analyticsOrigin];
}
