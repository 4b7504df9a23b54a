import { iconPaths } from '../../contract/ui/icon-paths.ts';
import { furtherCategories, mainCategories } from '../../app/layout/navigation.ts';

const BOOK = 'M12 6.25c-2-1.5-5-2-8.25-1.75v13.75c3.25-.25 6.25.25 8.25 1.75 2-1.5 5-2 8.25-1.75V4.5C17 4.25 14 4.75 12 6.25zM12 6.25V20';
const drawings = Object.fromEntries([...mainCategories, ...furtherCategories].map(({ slug, icon }) => [slug, { icon }]));

/** Two scales, one against the other: what stands at `value` on the upper one stands at `value * factor + offset` on the lower. */
export interface FacingScales {
  /** Upper value at the right end. */
  upTo: number;
  factor: number;
  offset?: number;
  /** The upper value that the pointer stands on: between the numerals of both. */
  pointed: number;
  /** The drawing across from the mark, as path data on a 24 grid; none for the site itself. */
  icon?: string;
}

/** Kind of page to what its image shows. Factors to as many digits as a drawing has. */
export const imageScales: Readonly<Record<string, FacingScales>> = {
  site: { upTo: 11.5, factor: 2.54, pointed: 7 },
  article: { upTo: 23, factor: 1.609, pointed: 13.7, icon: BOOK },
  contact: { upTo: 31, factor: 1, pointed: 17.5, icon: iconPaths.mail },
  length: { upTo: 23, factor: 0.3048, pointed: 11.7, ...drawings['length'] },
  weight: { upTo: 11.5, factor: 2.2046, pointed: 5.3, ...drawings['weight'] },
  temperature: { upTo: 46, factor: 1.8, offset: 32, pointed: 24, ...drawings['temperature'] },
  area: { upTo: 58, factor: 0.0929, pointed: 36, ...drawings['area'] },
  volume: { upTo: 23, factor: 0.2642, pointed: 13, ...drawings['volume'] },
  speed: { upTo: 115, factor: 1.609, pointed: 52, ...drawings['speed'] },
  pressure: { upTo: 58, factor: 0.06895, pointed: 26, ...drawings['pressure'] },
  energy: { upTo: 11.5, factor: 4.184, pointed: 5.5, ...drawings['energy'] },
  time: { upTo: 5.8, factor: 60, pointed: 3.7, ...drawings['time'] },
  data: { upTo: 11.5, factor: 8, pointed: 6.7, ...drawings['data'] },
  force: { upTo: 11.5, factor: 4.448, pointed: 5.3, ...drawings['force'] },
};
