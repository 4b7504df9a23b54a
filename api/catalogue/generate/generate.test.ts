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

const shortened = (problem: string) => problem.replaceAll('categories/length/', '@');

describe('the error names the file, entry, and field', () => {
  test.each([
    ['@education.ts: the file, or its export `education`, is missing.', { education: undefined }],
    ['@units.ts: "ft", authority is missing.', { units: withUnit('ft', { authority: undefined }) }],
    [
      '@units.ts: "ft", toBase.numerator must be a whole number above zero, as text: "1250".',
      { units: withUnit('ft', { toBase: { numerator: '0', denominator: '1' } }) },
    ],
    [
      '@notes.ts: feet-to-yards.0 must be a sentence: a capital at the start and a full stop at the end.',
      { notes: { 'feet-to-yards': ['three feet'] } },
    ],
    ['@units.ts: "ft" has a field that is not known: factor.', { units: withUnit('ft', { factor: 3 }) }],
    [
      '@units.ts: "ft", about.use must be a sentence: a capital at the start and a full stop at the end.',
      { units: withUnit('ft', { about: { ...length.units[0]?.about, use: 'Feet' } }) },
    ],
    ['@category.ts: icon must be SVG path data, which begins with M or m.', withCategory({ icon: 'length' })],
  ])('%s', (problem, change) => {
    expect(parsed(change).map(shortened)).toContain(problem);
  });

  test.each([
    ['@units.ts: "ft", id "ft" is already used by @units.ts: "ft", id.', { units: withUnit('yd', { id: 'ft' }) }],
    [
      '@units.ts: "yd", a spelling "foot" is already used by @units.ts: "ft", a spelling.',
      { units: withUnit('yd', { aliases: ['foot'] }) },
    ],
    [
      '@units.ts: "ft", toBase is not in lowest terms.',
      { units: withUnit('ft', { toBase: { numerator: '762', denominator: '2500' } }) },
    ],
    [
      '@units.ts: "ft", question.beside has "kg", which is not another unit of the category.',
      {
        units: withUnit('ft', {
          about: { ...length.units[0]!.about, question: { question: 'Why?', answer: 'So.', beside: ['kg'] } },
        }),
      },
    ],
    [
      '@units.ts: "ft", toBase must be 1/1, because the unit is the category\'s base.',
      withCategory({ baseUnit: 'ft' }),
    ],
    [
      '@category.ts: quickConverter.to is "cubit", which is not the ID of a unit.',
      withCategory({ quickConverter: { from: 'm', to: 'cubit' } }),
    ],
    [
      '@category.ts: mixedForms, "ft cubit", names "cubit", which is not the ID of a unit.',
      withMixedForm({ units: ['ft', 'cubit'] }),
    ],
    ['@category.ts: mixedForms, "in ft", must name the largest unit first.', withMixedForm({ units: ['in', 'ft'] })],
    ['@category.ts: mixedForms, "ft in", must begin below where it ends.', withMixedForm({ from: '5' })],
    [
      '@category.ts: popularConversions names "foot-to-meters", which is not a canonical slug of its units.',
      withCategory({ popularConversions: ['foot-to-meters'] }),
    ],
    [
      '@featured.ts: inOtherCategories names "miles-to-km", which is not a canonical slug of another category.',
      { featured: length.featured.map((one) => ({ ...one, inOtherCategories: ['miles-to-km'] })) },
    ],
    [
      '@notes.ts names "foot-to-yards", which is not a canonical slug of its units.',
      { notes: { 'foot-to-yards': ['A yard has three feet.'] } },
    ],
    [
      '@faqs.ts has "feet-to-meters", which is featured: put its questions in featured.ts.',
      { faqs: { 'feet-to-meters': [] } },
    ],
    ['@category.ts: order "20" is already used by categories/weight/category.ts: order.', withCategory({ order: 20 })],
    [
      'categories/weight and categories/length: units of both are spelled "kilo" and "pound", so a slug would match two pairs.',
      {
        units: withUnit('yd', { aliases: ['kilo'] }).map((unit) =>
          unit.id === 'mi' ? { ...unit, aliases: ['pound'] } : unit,
        ),
      },
    ],
  ] as [string, Partial<CategoryFolder>][])('%s', (problem, change) => {
    expect(checked(change).map(shortened)).toContain(problem);
  });
});
