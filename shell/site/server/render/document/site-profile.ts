import type { SiteProfile } from '@site/shell-contract';
import { NEUTRAL_TEXTS } from '../../../app/site-texts.ts';

/** Used if no available remote offers the part `site`. */
export const NEUTRAL_PROFILE: SiteProfile = {
  texts: NEUTRAL_TEXTS,
  appDescription: '',
  offline: {
    banner: 'Some of this page needs a connection.',
    page: 'Pages you’ve already opened still work.',
    calls: [],
  },
};
