import { setting } from '@site/settings/setting';
import { wholeNumber } from '@site/settings/types';
import { defineFeature } from '../definition/define-feature.ts';

export const canary = defineFeature({
  settings: {
    canaryMinViews: setting({
      variable: 'CANARY_MIN_VIEWS',
      description: 'Page views that each of the two releases needs before the canary can be aborted.',
      type: wholeNumber(1, 1_000_000),
      default: '50',
    }),
  },
  // The composition document starts and ends canaries.
  isEnabled: () => true,
  load: () => import('./canary.ts'),
});
