import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CategoryFolder, parseFolder, readCategoryFolders } from './category-folder.ts';
import { problemsOf } from './check-categories.ts';
import { generatedModules } from './generated-modules.ts';

const CATALOGUE = join(import.meta.dirname, '..');
const folders = await readCategoryFolders(join(CATALOGUE, 'categories'));
const length = folders.find(({ slug }) => slug === 'length') as CategoryFolder;

/** Parses the length folder with changed parts. */
const parsed = (change: Partial<Record<keyof CategoryFolder, unknown>>) => {
  const result = parseFolder('length', { ...length, ...change });
  return result.ok ? [] : result.problems;
};
const checked = (change: Partial<CategoryFolder>) =>
  problemsOf([...folders.filter(({ slug }) => slug !== 'length'), { ...length, ...change }]);
const withUnit = (id: string, change: object) =>
  length.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit));
const withCategory = (change: object) => ({ category: { ...length.category, ...change } });
const withMixedForm = (change: object) =>
  withCategory({ mixedForms: [{ units: ['ft', 'in'], from: '1', below: '5', ...change }] });

test('the folders as they are have no problem, and nothing else lies among what is made of them', () => {
  expect(problemsOf(folders)).toEqual([]);
  const modules = generatedModules(folders);
  const files = readdirSync(join(CATALOGUE, 'generated'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.sort()).toEqual([...modules.keys()].sort());
  for (const [file, text] of modules) expect(readFileSync(join(CATALOGUE, 'generated', file), 'utf8')).toBe(text);
});

describe('a sentence names file, entry and field of', () => {
  test.each([
    [
      'a file that is missing',
      { education: undefined },
      'categories/length/education.ts: the file, or its export `education`, is missing.',
    ],
    [
      'a field that is missing',
      { units: withUnit('ft', { authority: undefined }) },
      'categories/length/units.ts: "ft", authority is missing.',
    ],
    [
      'a factor of zero',
      { units: withUnit('ft', { toBase: { numerator: '0', denominator: '1' } }) },
      'categories/length/units.ts: "ft", toBase.numerator must be a whole number above zero, as text: "1250".',
    ],
    [
      'a note that is no sentence',
      { notes: { 'feet-to-yards': ['three feet'] } },
      'categories/length/notes.ts: feet-to-yards.0 must be a sentence: a capital at the start and a full stop at the end.',
    ],
    [
      'a field that nobody knows',
      { units: withUnit('ft', { factor: 3 }) },
      'categories/length/units.ts: "ft" has a field that is not known: factor.',
    ],
    [
      'a number in the place of a text',
      { units: withUnit('ft', { name: 3 }) },
      'categories/length/units.ts: "ft", name must be a string.',
    ],
    [
      'a text that is no sentence',
      { units: withUnit('ft', { about: { ...length.units[0]?.about, use: 'Feet' } }) },
      'categories/length/units.ts: "ft", about.use must be a sentence: a capital at the start and a full stop at the end.',
    ],
    [
      'an icon that is no drawing',
      withCategory({ icon: 'length' }),
      'categories/length/category.ts: icon must be SVG path data, which begins with M or m.',
    ],
  ])('%s', (_, change, problem) => {
    expect(parsed(change)).toContain(problem);
  });

  test.each([
    [
      'an id twice',
      { units: withUnit('yd', { id: 'ft' }) },
      'categories/length/units.ts: "ft", id is "ft", which categories/length/units.ts: "ft", id is already.',
    ],
    [
      'an alias of two units',
      { units: withUnit('yd', { aliases: ['foot'] }) },
      'categories/length/units.ts: "yd", a spelling is "foot", which categories/length/units.ts: "ft", a spelling is already.',
    ],
    [
      'a word in addresses twice',
      { units: withUnit('yd', { slug: 'feet' }) },
      'categories/length/units.ts: "yd", a spelling is "feet", which categories/length/units.ts: "ft", a spelling is already.',
    ],
    [
      'a symbol of two sizes',
      { units: withUnit('yd', { symbol: 'ft' }) },
      'categories/length/units.ts: "yd", a spelling is "ft", which categories/length/units.ts: "ft", a spelling is already.',
    ],
    [
      'a factor that is not in lowest terms',
      { units: withUnit('ft', { toBase: { numerator: '762', denominator: '2500' } }) },
      'categories/length/units.ts: "ft", toBase is not in lowest terms.',
    ],
    [
      'a question asked beside no unit',
      {
        units: withUnit('ft', {
          about: { ...length.units[0]!.about, question: { question: 'Why?', answer: 'So.', beside: ['kg'] } },
        }),
      },
      'categories/length/units.ts: "ft", question is asked beside "kg", which is no other unit of the category.',
    ],
    [
      'a base unit that is not one',
      withCategory({ baseUnit: 'ft' }),
      'categories/length/units.ts: "ft", toBase must be 1/1, because the unit is the category\'s base.',
    ],
    [
      'a unit that does not exist',
      withCategory({ quickConverter: { from: 'm', to: 'cubit' } }),
      'categories/length/category.ts: quickConverter.to is "cubit", which no unit has as its id.',
    ],
    [
      'a mixed form of a unit that does not exist',
      withMixedForm({ units: ['ft', 'cubit'] }),
      'categories/length/category.ts: mixedForms, "ft cubit", names "cubit", which no unit has as its id.',
    ],
    [
      'a mixed form with a smaller unit first',
      withMixedForm({ units: ['in', 'ft'] }),
      'categories/length/category.ts: mixedForms, "in ft", must name the largest unit first.',
    ],
    [
      'a mixed form that ends before it begins',
      withMixedForm({ from: '5' }),
      'categories/length/category.ts: mixedForms, "ft in", must begin below where it ends.',
    ],
    [
      'a pair that does not exist',
      withCategory({ popularConversions: ['foot-to-meters'] }),
      'categories/length/category.ts: popularConversions names "foot-to-meters", which is no canonical pair of its units.',
    ],
    [
      'a new pair that does not exist',
      withCategory({ recentlyAdded: { slug: 'foot-to-meters', order: 90 } }),
      'categories/length/category.ts: recentlyAdded names "foot-to-meters", which is no canonical pair of its units.',
    ],
    [
      'a conversion of another category that is one of its own',
      { featured: length.featured.map((one) => ({ ...one, inOtherCategories: ['miles-to-km'] })) },
      'categories/length/featured.ts: inOtherCategories names "miles-to-km", which is no canonical pair of another category.',
    ],
    [
      'a note of a pair that does not exist',
      { notes: { 'foot-to-yards': ['A yard has three feet.'] } },
      'categories/length/notes.ts names "foot-to-yards", which is no canonical pair of its units.',
    ],
    [
      'questions of a featured conversion',
      { faqs: { 'feet-to-meters': [] } },
      'categories/length/faqs.ts has "feet-to-meters", which is featured: its questions stand in featured.ts.',
    ],
    [
      'a place that another has',
      withCategory({ order: 20 }),
      'categories/length/category.ts: order is "20", which categories/weight/category.ts: order is already.',
    ],
    [
      'an address that means two pairs',
      { units: withUnit('yd', { aliases: ['kilo', 'pound'] }) },
      'categories/weight and categories/length: units of both are spelled "kilo" and "pound", so that an address would mean two pairs.',
    ],
  ] as [string, Partial<CategoryFolder>, string][])('%s', (_, change, problem) => {
    expect(checked(change)).toContain(problem);
  });
});
