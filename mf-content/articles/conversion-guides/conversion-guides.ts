import type { ArticleFile } from '../article.ts';
import { NIST_HANDBOOK_44, NIST_SP_811, SI_BROCHURE, YARD_AND_POUND } from '../source.ts';
import { AreaGuide } from './area.tsx';
import { DataGuide } from './data.tsx';
import { EnergyGuide } from './energy.tsx';
import { EverydayGuides } from './everyday-guides.tsx';
import { LengthGuide } from './length.tsx';
import { PressureGuide } from './pressure.tsx';
import { Principle } from './principle.tsx';
import { Rounding } from './rounding.tsx';
import { SpeedGuide } from './speed.tsx';
import { TemperatureGuide } from './temperature.tsx';
import { TimeGuide } from './time.tsx';
import { VolumeGuide } from './volume.tsx';
import { WeightGuide } from './weight.tsx';

export const article: ArticleFile = {
  navigation: { read: { order: 0 }, sitemap: { order: 20 } },
  label: 'Conversion Guides',
  title: 'Conversion Guides',
  description:
    'How to convert units by hand: the principle of the conversion factor, and a short guide with common factors for length, weight, temperature and more.',
  lead: 'How to convert between units by hand, what to watch out for in each category, and the factors that are worth knowing.',
  published: '2025-03-31',
  modified: '2025-03-31',
  sections: [
    { id: 'principle', title: 'The principle of unit conversion', Body: Principle },
    { id: 'length', title: 'Length', Body: LengthGuide },
    { id: 'weight', title: 'Weight', Body: WeightGuide },
    { id: 'temperature', title: 'Temperature', Body: TemperatureGuide },
    { id: 'area', title: 'Area', Body: AreaGuide },
    { id: 'volume', title: 'Volume', Body: VolumeGuide },
    { id: 'time', title: 'Time', Body: TimeGuide },
    { id: 'speed', title: 'Speed', Body: SpeedGuide },
    { id: 'energy', title: 'Energy', Body: EnergyGuide },
    { id: 'pressure', title: 'Pressure', Body: PressureGuide },
    { id: 'data', title: 'Data', Body: DataGuide },
    { id: 'rounding-and-checking', title: 'Rounding and checking', Body: Rounding },
    { id: 'everyday-guides', title: 'Guides for everyday questions', Body: EverydayGuides },
  ],
  sources: [SI_BROCHURE, NIST_SP_811, NIST_HANDBOOK_44, YARD_AND_POUND],
};
