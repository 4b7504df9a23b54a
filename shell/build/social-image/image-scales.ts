/** Two scales, one against the other: what stands at `value` on the upper one stands at `value * factor + offset` on the lower. */
export interface FacingScales {
  /** Upper value at the right end. */
  upTo: number;
  factor: number;
  offset?: number;
  /** The upper value that the pointer stands on: between the numerals of both. */
  pointed: number;
  /** The drawing across from the mark; none for the site itself. */
  icon?: 'mail' | 'book' | 'length' | 'weight' | 'temperature' | 'area' | 'volume' | 'speed' | 'pressure' | 'energy' | 'time' | 'data' | 'force';
}

/** Kind of page to what its image shows. Factors to as many digits as a drawing has. */
export const imageScales: Readonly<Record<string, FacingScales>> = {
  site: { upTo: 11.5, factor: 2.54, pointed: 7 },
  article: { upTo: 23, factor: 1.609, pointed: 13.7, icon: 'book' },
  contact: { upTo: 31, factor: 1, pointed: 17.5, icon: 'mail' },
  length: { upTo: 23, factor: 0.3048, pointed: 11.7, icon: 'length' },
  weight: { upTo: 11.5, factor: 2.2046, pointed: 5.3, icon: 'weight' },
  temperature: { upTo: 46, factor: 1.8, offset: 32, pointed: 24, icon: 'temperature' },
  area: { upTo: 58, factor: 0.0929, pointed: 36, icon: 'area' },
  volume: { upTo: 23, factor: 0.2642, pointed: 13, icon: 'volume' },
  speed: { upTo: 115, factor: 1.609, pointed: 52, icon: 'speed' },
  pressure: { upTo: 58, factor: 0.06895, pointed: 26, icon: 'pressure' },
  energy: { upTo: 11.5, factor: 4.184, pointed: 5.5, icon: 'energy' },
  time: { upTo: 5.8, factor: 60, pointed: 3.7, icon: 'time' },
  data: { upTo: 11.5, factor: 8, pointed: 6.7, icon: 'data' },
  force: { upTo: 11.5, factor: 4.448, pointed: 5.3, icon: 'force' },
};
