import { PREVIEW_OFF, PREVIEW_PARAMETER } from '../../../../composition/gates/preview-token.ts';
import type { PageBanner } from '../../render/document/page-banner.ts';

const leave = { label: 'Leave', to: `?${PREVIEW_PARAMETER}=${PREVIEW_OFF}` };

/** `failures` are reasons by remote. */
export function previewBanner(shows: string, failures: Readonly<Record<string, string>>): PageBanner {
  const away = Object.keys(failures);
  const without = away.length === 0 ? '' : ` ${away.join(', ')} could not be started in it; the site's log says why.`;
  return { says: `You are looking at ${shows}, not at what visitors see.${without}`, link: leave };
}

/** For a preview that has since gone live. */
export const PREVIEW_IN_FORCE: PageBanner = {
  says: 'You are looking at what your link leads to, and so are all visitors by now.',
  link: leave,
};

/** For an unavailable preview. */
export const PREVIEW_AWAY: PageBanner = { says: 'Your link leads to another version of this site.', link: leave };

/** Shown once on the live site. */
export const PREVIEW_ENDED: Readonly<Record<'altered' | 'expired', PageBanner>> = {
  altered: { says: 'Your link to another version of this site is not valid: this is what all visitors see.' },
  expired: { says: 'Your link to another version of this site has expired: this is what all visitors see.' },
};
