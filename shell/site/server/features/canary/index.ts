import { setting } from '@site/settings/setting';
import { decimal, wholeNumber } from '@site/settings/types';
import { defineFeature } from '../definition/define-feature.ts';

export const canary = defineFeature({
  settings: {
    canaryFalseAlarms: setting({
      variable: 'CANARY_FALSE_ALARMS',
      description:
        'The highest acceptable share of good canaries that are aborted by mistake, over a canary’s whole run.',
      type: decimal(0.000_001, 0.5),
      default: '0.01',
    }),
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
