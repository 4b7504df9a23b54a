import type { SettingsRule } from '@site/settings/read-settings';
import type { Settings, SettingValues } from '@site/settings/setting';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../../routes/core.ts';
import type { CoreSettings } from '../../settings/core-settings.ts';

export interface FeatureDefinition<S extends Settings> {
  settings: S;
  rules?: readonly SettingsRule<SettingValues<S> & Pick<CoreSettings, 'siteUrl'>>[];
  isEnabled: (settings: SettingValues<S>) => boolean;
  /** Imports the code, so that a feature that is off costs nothing. */
  load: () => Promise<{ register: RegisterFeature<S> }>;
}

/** Runs after the core's hooks that refuse requests, before its routes, and before anything is live. */
type RegisterFeature<S extends Settings> = (
  server: FastifyInstance,
  core: Core,
  settings: CoreSettings & SettingValues<S>,
) => void | Promise<void>;

export function defineFeature<S extends Settings>(definition: FeatureDefinition<S>): FeatureDefinition<S> {
  return definition;
}
