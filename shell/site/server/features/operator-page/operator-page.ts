import type { SettingValues } from '@site/settings/setting';
import type { Feature } from '../../pages/feature.ts';
import type { CoreSettings } from '../../settings/core-settings.ts';
import type { Core } from '../definition/define-feature.ts';
import { OPERATOR_FORMS, registerOperatorPage } from './operator-routes.ts';
import type { operatorSettings } from './operator-settings.ts';

export function createFeature(
  { store, revisions, features }: Core,
  { operatorToken: token, siteUrl }: CoreSettings & SettingValues<typeof operatorSettings>,
): Feature {
  if (token === undefined) return {};
  return {
    forms: OPERATOR_FORMS,
    register: (server) =>
      registerOperatorPage(server, {
        token,
        siteUrl,
        store,
        health: () => revisions.health(),
        summaries: () => features.flatMap((feature) => feature.summary?.() ?? []),
      }),
  };
}
