import { setting } from '@site/settings/setting';
import { decimal, wholeNumber } from '@site/settings/types';

export const canarySettings = {
  canaryFalseAlarms: setting({
    variable: 'CANARY_FALSE_ALARMS',
    description: 'The greatest accepted share of sound canaries that are ended by mistake, however long one runs.',
    type: decimal(0.000_001, 0.5),
    default: '0.01',
  }),
  canaryMinViews: setting({
    variable: 'CANARY_MIN_VIEWS',
    description: 'Page views that each of the two releases needs before a canary may be ended.',
    type: wholeNumber(1, 1_000_000),
    default: '50',
  }),
};
