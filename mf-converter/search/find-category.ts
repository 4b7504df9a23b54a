import { allCategoryUnits } from '@site/catalogue/units/all-units';

/** People call categories by these names, too. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    distance: 'length',
    duration: 'time',
    height: 'length',
    mass: 'weight',
    mileage: 'fuel-economy',
    storage: 'data',
    temp: 'temperature',
  }),
);

const FILLER = /\b(?:all|convert|converters?|conversions?|units?|calculator|of|the)\b/g;
/** Shorter prefixes of a name too often mean something else. */
const MIN_BEGINNING = 4;

export function findCategory(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replace(FILLER, ' ')
    .trim()
    .replace(/[\s-]+/g, '-');
  const isBeginning = words.length >= MIN_BEGINNING;
  return (
    OTHER_NAMES.get(words) ??
    allCategoryUnits.find(({ category }) => category === words || (isBeginning && category.startsWith(words)))?.category
  );
}
