import type { CategoryFolder } from './category-folder.ts';
import { constant, identifier, module } from './module-text.ts';
import { definitionsOf } from './unit-definitions.ts';

export function unitsOf(folder: CategoryFolder): string {
  const { slug, category, units } = folder;
  const value = { category: slug, base: category.baseUnit, units: definitionsOf(slug, units) };
  return module(
    [`type { CategoryUnits } from '../../engine/unit-definition.ts'`],
    constant({
      name: identifier(folder),
      type: 'CategoryUnits',
      value,
      about: 'Definitions and names, without texts.',
    }),
  );
}

export function allUnits(folders: readonly CategoryFolder[]): string {
  return module(
    [
      `type { CategoryUnits, UnitDefinition } from '../../engine/unit-definition.ts'`,
      ...folders.map((folder) => `{ ${identifier(folder)} } from './${folder.slug}.ts'`),
    ],
    "/** In the order of the site's category lists. */\n" +
      `export const allCategoryUnits: readonly CategoryUnits[] = [${folders.map(identifier).join(', ')}];\n`,
    'export const allUnits: readonly UnitDefinition[] = allCategoryUnits.flatMap(({ units }) => units);\n',
  );
}

export function aboutOf(folder: CategoryFolder): string {
  const value = Object.fromEntries(folder.units.map(({ id, about }) => [id, about]));
  return module(
    [`type { CategoryAbout } from '../../category-schema.ts'`],
    constant({
      name: identifier(folder),
      type: 'CategoryAbout',
      value,
      about: 'Texts by unit ID.',
    }),
  );
}

export function allAbout(folders: readonly CategoryFolder[]): string {
  return module(
    [
      `type { CategoryAbout } from '../category-schema.ts'`,
      ...folders.map((folder) => `{ ${identifier(folder)} } from './about/${folder.slug}.ts'`),
    ],
    '/** The texts of all units, by category. */\n' +
      `export const allAbout: Readonly<Record<string, CategoryAbout>> = ${byCategory(folders, identifier)};\n`,
  );
}

function byCategory(folders: readonly CategoryFolder[], value: (folder: CategoryFolder) => string): string {
  return `{\n${folders.map((folder) => `  '${folder.slug}': ${value(folder)},\n`).join('')}}`;
}

export function categoryLoaders(folders: readonly CategoryFolder[]): string {
  const loaders = (about: string, name: string, type: string, load: (folder: CategoryFolder) => string) =>
    `/** ${about} */\n` +
    `export const ${name}: Loaders<${type}> = ${byCategory(folders, (folder) => `async () => ${load(folder)}`)};\n`;
  return module(
    [
      `type { CategoryAbout, CategoryEducation, TableSource } from '../category-schema.ts'`,
      `type { CategoryUnits } from '../engine/unit-definition.ts'`,
    ],
    'type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;\n',
    loaders(
      'Each category is a separate chunk.',
      'unitLoaders',
      'CategoryUnits',
      (folder) => `(await import('./units/${folder.slug}.ts')).${identifier(folder)}`,
    ),
    loaders(
      'Texts by unit ID.',
      'aboutLoaders',
      'CategoryAbout',
      (folder) => `(await import('./about/${folder.slug}.ts')).${identifier(folder)}`,
    ),
    loaders(
      'Notes by canonical slug.',
      'noteLoaders',
      'Readonly<Record<string, readonly string[]>>',
      (folder) => `(await import('./notes/${folder.slug}.ts')).${identifier(folder)}`,
    ),
    loaders('Values that people look up.', 'tableLoaders', 'readonly TableSource[]', ({ slug, tables }) =>
      tables.length > 0 ? `(await import('../categories/${slug}/tables.ts')).tables` : '[]',
    ),
    loaders(
      'The article of each category.',
      'educationLoaders',
      'CategoryEducation',
      ({ slug }) => `(await import('../categories/${slug}/education.ts')).education`,
    ),
  );
}
