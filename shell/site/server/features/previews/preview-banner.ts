import { PREVIEW_OFF, PREVIEW_PARAMETER } from '../../../../composition/document/preview-token.ts';
import type { PageBanner } from '../../live/site-revision.ts';

const leave = { label: 'Leave', to: `?${PREVIEW_PARAMETER}=${PREVIEW_OFF}` };

/** `failures` are reasons by remote. */
export function previewBanner(shows: string, failures: Readonly<Record<string, string>>): PageBanner {
  const away = Object.keys(failures);
  const without =
    away.length === 0 ? '' : ` ${away.join(', ')} could not start in this preview. The site's log has the reason.`;
  return { says: `This is a preview of ${shows}. Visitors see another version.${without}`, link: leave };
}

/** For a preview that has since gone live. */
export const PREVIEW_LIVE: PageBanner = {
  says: 'The version that your link shows is live now. All visitors see it.',
  link: leave,
};

export const PREVIEW_UNAVAILABLE: PageBanner = {
  says: 'The version that your link shows isn’t ready, so this is what all visitors see. Reload in a moment.',
  link: leave,
};

/** Shown once on the live site. */
export const PREVIEW_ENDED: Readonly<Record<'altered' | 'expired', PageBanner>> = {
  altered: { says: 'Your preview link is not valid. This is the version that all visitors see.' },
  expired: { says: 'Your preview link has expired. This is the version that all visitors see.' },
};
