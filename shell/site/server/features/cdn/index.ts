import { defineFeature } from '../definition/define-feature.ts';
import { cdnRules, cdnSettings } from './cdn-settings.ts';

export const cdn = defineFeature({
  settings: cdnSettings,
  rules: cdnRules,
  isEnabled: ({ cdnMaxAgeSeconds }) => cdnMaxAgeSeconds !== undefined,
  load: () => import('./cdn.ts'),
});
