import type { FacingScales } from '@site/remote-build/social-image/draw-social-image';
import { iconPaths } from '../../kit/contract/ui/icons/icon-paths.ts';

const BOOK =
  'M12 6.25c-2-1.5-5-2-8.25-1.75v13.75c3.25-.25 6.25.25 8.25 1.75 2-1.5 5-2 8.25-1.75V4.5C17 4.25 14 4.75 12 6.25zM12 6.25V20';

/** Social images for all pages. Remotes have their own in addition. */
export const siteImages: Readonly<Record<string, FacingScales>> = {
  site: { upTo: 11.5, factor: 2.54, pointed: 7 },
  article: { upTo: 23, factor: 1.609, pointed: 13.7, icon: BOOK },
  contact: { upTo: 31, factor: 1, pointed: 17.5, icon: iconPaths.mail },
};
