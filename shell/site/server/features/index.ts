/** To remove a feature, delete its folder, import, and entry here. See `README.md`. */
import type { SettingsRule } from '@site/settings/read-settings';
import type { SettingValues } from '@site/settings/setting';
import type { CoreSettings } from '../settings/core-settings.ts';
import { canary } from './canary/index.ts';
import { cdn } from './cdn/index.ts';
import { operatorPage } from './operator-page/index.ts';
import { pictures } from './pictures/index.ts';
import { previews } from './previews/index.ts';

/** In the order in which they are asked: a preview wins over a canary, and the CDN's headers depend on both. */
export const features = [previews, canary, cdn, operatorPage, pictures] as const;

type Intersection<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void ? I : never;
type FeatureSettings = Intersection<(typeof features)[number]['settings']>;

export const featureSettings = Object.assign({}, ...features.map(({ settings }) => settings)) as FeatureSettings;

type FeatureRule = SettingsRule<SettingValues<FeatureSettings> & Pick<CoreSettings, 'siteUrl'>>;
export const featureRules: readonly FeatureRule[] = features.flatMap(
  ({ rules }): readonly FeatureRule[] => rules ?? [],
);
