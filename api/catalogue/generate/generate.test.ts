import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CategoryFolder, parseFolder, readCategoryFolders } from './category-folder.ts';
import { problemsOf } from './check-categories.ts';
import { generatedModules } from './generated-modules.ts';

const CATALOGUE = join(import.meta.dirname, '..');
const folders = await readCategoryFolders(join(CATALOGUE, 'categories'));
const length = folders.find(({ slug }) => slug === 'length') as CategoryFolder;

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

test('the folders are valid, and generated/ has no other files', () => {
  expect(problemsOf(folders)).toEqual([]);
  const modules = generatedModules(folders);
  const files = readdirSync(join(CATALOGUE, 'generated'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.sort()).toEqual([...modules.keys()].sort());
  for (const [file, text] of modules) expect(readFileSync(join(CATALOGUE, 'generated', file), 'utf8')).toBe(text);
});

describe('the error names the file, entry, and field of', () => {
  test.each([
    [
      'a missing file',
      { education: undefined },
      'categories/length/education.ts: the file, or its export `education`, is missing.',
    ],
    [
      'a missing field',
      { units: withUnit('ft', { authority: undefined }) },
      'categories/length/units.ts: "ft", authority is missing.',
    ],
    [
      'a factor of zero',
      { units: withUnit('ft', { toBase: { numerator: '0', denominator: '1' } }) },
      'categories/length/units.ts: "ft", toBase.numerator must be a whole number above zero, as text: "1250".',
    ],
    [
      'a note that is not a sentence',
      { notes: { 'feet-to-yards': ['three feet'] } },
      'categories/length/notes.ts: feet-to-yards.0 must be a sentence: a capital at the start and a full stop at the end.',
    ],
    [
      'an unknown field',
      { units: withUnit('ft', { factor: 3 }) },
      'categories/length/units.ts: "ft" has a field that is not known: factor.',
    ],
    [
      'a number instead of a text',
      { units: withUnit('ft', { name: 3 }) },
      'categories/length/units.ts: "ft", name must be a string.',
    ],
    [
      'a text that is not a sentence',
      { units: withUnit('ft', { about: { ...length.units[0]?.about, use: 'Feet' } }) },
      'categories/length/units.ts: "ft", about.use must be a sentence: a capital at the start and a full stop at the end.',
    ],
    [
      'an icon that is not path data',
      withCategory({ icon: 'length' }),
      'categories/length/category.ts: icon must be SVG path data, which begins with M or m.',
    ],
  ])('%s', (_, change, problem) => {
    expect(parsed(change)).toContain(problem);
  });

  test.each([
    [
      'a duplicate id',
      { units: withUnit('yd', { id: 'ft' }) },
      'categories/length/units.ts: "ft", id "ft" is already used by categories/length/units.ts: "ft", id.',
    ],
    [
      'an alias that two units share',
      { units: withUnit('yd', { aliases: ['foot'] }) },
      'categories/length/units.ts: "yd", a spelling "foot" is already used by categories/length/units.ts: "ft", a spelling.',
    ],
    [
      'a duplicate slug',
      { units: withUnit('yd', { slug: 'feet' }) },
      'categories/length/units.ts: "yd", a spelling "feet" is already used by categories/length/units.ts: "ft", a spelling.',
    ],
    [
      'a symbol of two units of different size',
      { units: withUnit('yd', { symbol: 'ft' }) },
      'categories/length/units.ts: "yd", a spelling "ft" is already used by categories/length/units.ts: "ft", a spelling.',
    ],
    [
      'a factor that is not in lowest terms',
      { units: withUnit('ft', { toBase: { numerator: '762', denominator: '2500' } }) },
      'categories/length/units.ts: "ft", toBase is not in lowest terms.',
    ],
    [
      'a question for an unknown other unit',
      {
        units: withUnit('ft', {
          about: { ...length.units[0]!.about, question: { question: 'Why?', answer: 'So.', beside: ['kg'] } },
        }),
      },
      'categories/length/units.ts: "ft", question.beside has "kg", which is not another unit of the category.',
    ],
    [
      'a base unit whose size is not 1',
      withCategory({ baseUnit: 'ft' }),
      'categories/length/units.ts: "ft", toBase must be 1/1, because the unit is the category\'s base.',
    ],
    [
      'an unknown unit',
      withCategory({ quickConverter: { from: 'm', to: 'cubit' } }),
      'categories/length/category.ts: quickConverter.to is "cubit", which is not the ID of a unit.',
    ],
    [
      'a mixed form with an unknown unit',
      withMixedForm({ units: ['ft', 'cubit'] }),
      'categories/length/category.ts: mixedForms, "ft cubit", names "cubit", which is not the ID of a unit.',
    ],
    [
      'a mixed form with the smaller unit first',
      withMixedForm({ units: ['in', 'ft'] }),
      'categories/length/category.ts: mixedForms, "in ft", must name the largest unit first.',
    ],
    [
      'a mixed form whose range is empty',
      withMixedForm({ from: '5' }),
      'categories/length/category.ts: mixedForms, "ft in", must begin below where it ends.',
    ],
    [
      'an unknown popular pair',
      withCategory({ popularConversions: ['foot-to-meters'] }),
      'categories/length/category.ts: popularConversions names "foot-to-meters", which is not a canonical slug of its units.',
    ],
    [
      'an unknown recent pair',
      withCategory({ recentlyAdded: { slug: 'foot-to-meters', order: 90 } }),
      'categories/length/category.ts: recentlyAdded names "foot-to-meters", which is not a canonical slug of its units.',
    ],
    [
      'a related conversion that belongs to the same category',
      { featured: length.featured.map((one) => ({ ...one, inOtherCategories: ['miles-to-km'] })) },
      'categories/length/featured.ts: inOtherCategories names "miles-to-km", which is not a canonical slug of another category.',
    ],
    [
      'a note for an unknown pair',
      { notes: { 'foot-to-yards': ['A yard has three feet.'] } },
      'categories/length/notes.ts names "foot-to-yards", which is not a canonical slug of its units.',
    ],
    [
      'questions for a featured conversion',
      { faqs: { 'feet-to-meters': [] } },
      'categories/length/faqs.ts has "feet-to-meters", which is featured: put its questions in featured.ts.',
    ],
    [
      'an order that another category has',
      withCategory({ order: 20 }),
      'categories/length/category.ts: order "20" is already used by categories/weight/category.ts: order.',
    ],
    [
      'a slug that matches two pairs',
      {
        units: withUnit('yd', { aliases: ['kilo'] }).map((unit) =>
          unit.id === 'mi' ? { ...unit, aliases: ['pound'] } : unit,
        ),
      },
      'categories/weight and categories/length: units of both are spelled "kilo" and "pound", so a slug would match two pairs.',
    ],
  ] as [string, Partial<CategoryFolder>, string][])('%s', (_, change, problem) => {
    expect(checked(change)).toContain(problem);
  });
});
