import { defineFeature } from '../definition/define-feature.ts';
import { operatorSettings } from './operator-settings.ts';

export const operatorPage = defineFeature({
  settings: operatorSettings,
  isEnabled: ({ operatorToken }) => operatorToken !== undefined,
  load: () => import('./operator-page.ts'),
});
