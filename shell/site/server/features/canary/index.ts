import { defineFeature } from '../definition/define-feature.ts';
import { canarySettings } from './canary-settings.ts';

export const canary = defineFeature({
  settings: canarySettings,
  // The composition document starts and ends canaries.
  isEnabled: () => true,
  load: () => import('./canary.ts'),
});
