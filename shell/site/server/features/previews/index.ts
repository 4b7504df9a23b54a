import { defineFeature } from '../definition/define-feature.ts';
import { previewSettings } from './preview-settings.ts';

export const previews = defineFeature({
  settings: previewSettings,
  isEnabled: ({ previewKey }) => previewKey !== undefined,
  load: () => import('./preview-feature.ts'),
});
