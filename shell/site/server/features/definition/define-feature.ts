import type { Tracing } from '@site/http-server/tracing';
import type { SettingsRule } from '@site/settings/parse-settings';
import type { Settings, SettingValues } from '@site/settings/setting';
import type { Logger } from 'pino';
import type { CompositionStore } from '../../../../composition/store/composition-store.ts';
import type { ShellMetrics } from '../../metrics/shell-metrics.ts';
import type { Feature } from '../../pages/feature.ts';
import type { Pages } from '../../pages/pages.ts';
import type { Revisions } from '../../pages/revisions.ts';
import type { CoreSettings } from '../../settings/core-settings.ts';
import type { LiveSite } from '../../live/live-site.ts';

export interface Core {
  log: Logger;
  store: CompositionStore;
  live: LiveSite;
  revisions: Revisions;
  metrics: ShellMetrics;
  /** All that are enabled, once the server listens. */
  features: readonly Feature[];
  pages: Pages;
}

export interface TracingContext {
  version: string;
  log: () => Logger;
}

export interface FeatureDefinition<S extends Settings> {
  settings: S;
  rules?: readonly SettingsRule<SettingValues<S> & Pick<CoreSettings, 'siteUrl'>>[];
  isEnabled: (settings: SettingValues<S>) => boolean;
  /** Imports the code, so that a feature that is off costs nothing. */
  load: () => Promise<{ createFeature: (core: Core, settings: CoreSettings & SettingValues<S>) => Feature }>;
  /** Starts before the log and everything else, because the log names the current trace. */
  startTracing?: (settings: SettingValues<S>, context: TracingContext) => Promise<Tracing | undefined>;
}

export function defineFeature<S extends Settings>(definition: FeatureDefinition<S>): FeatureDefinition<S> {
  return definition;
}
