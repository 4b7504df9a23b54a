import { PREVIEW_OFF, PREVIEW_PARAMETER } from '../../../../composition/gates/preview-token.ts';
import type { PageBanner } from '../../render/document/page-banner.ts';

const leave = { label: 'Leave', to: `?${PREVIEW_PARAMETER}=${PREVIEW_OFF}` };

/** @param failures remote to the reason why it is not there */
export function previewBanner(shows: string, failures: Readonly<Record<string, string>>): PageBanner {
  const away = Object.keys(failures);
  const without = away.length === 0 ? '' : ` ${away.join(', ')} could not be started in it; the site's log says why.`;
  return { says: `You are looking at ${shows}, not at what visitors see.${without}`, link: leave };
}

/** Of a link to what has come into force since. */
export const PREVIEW_IN_FORCE: PageBanner = {
  says: 'You are looking at what your link leads to, and so are all visitors by now.',
  link: leave,
};

/** Of a link to what is not there. */
export const PREVIEW_AWAY: PageBanner = { says: 'Your link leads to another version of this site.', link: leave };

/** Said once, above what all visitors see. */
export const PREVIEW_ENDED: Readonly<Record<'altered' | 'expired', PageBanner>> = {
  altered: { says: 'Your link to another version of this site is not valid: this is what all visitors see.' },
  expired: { says: 'Your link to another version of this site has expired: this is what all visitors see.' },
};
