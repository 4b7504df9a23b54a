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
      about: 'The units that computing and naming need, without what is told about them.',
    }),
  );
}

export function allUnits(folders: readonly CategoryFolder[]): string {
  return module(
    [
      `type { CategoryUnits, UnitDefinition } from '../../engine/unit-definition.ts'`,
      ...folders.map((folder) => `{ ${identifier(folder)} } from './${folder.slug}.ts'`),
    ],
    `/** In the order in which the site lists its categories. */\nexport const allCategoryUnits: readonly CategoryUnits[] = [${folders.map(identifier).join(', ')}];\n`,
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
      about: 'What the site tells about each unit, by its id.',
    }),
  );
}

export function allAbout(folders: readonly CategoryFolder[]): string {
  return module(
    [
      `type { CategoryAbout } from '../category-schema.ts'`,
      ...folders.map((folder) => `{ ${identifier(folder)} } from './about/${folder.slug}.ts'`),
    ],
    `/** The texts of all units, by category. */\nexport const allAbout: Readonly<Record<string, CategoryAbout>> = {\n${folders.map((folder) => `  '${folder.slug}': ${identifier(folder)},\n`).join('')}};\n`,
  );
}

export function categoryLoaders(folders: readonly CategoryFolder[]): string {
  const loaders = (about: string, name: string, type: string, load: (folder: CategoryFolder) => string) =>
    `/** ${about} */\nexport const ${name}: Loaders<${type}> = {\n${folders.map((folder) => `  '${folder.slug}': async () => ${load(folder)},\n`).join('')}};\n`;
  return module(
    [
      `type { CategoryAbout, CategoryEducation, TableSource } from '../category-schema.ts'`,
      `type { CategoryUnits } from '../engine/unit-definition.ts'`,
    ],
    'type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;\n',
    loaders(
      'A chunk for each category’s units,',
      'unitLoaders',
      'CategoryUnits',
      (folder) => `(await import('./units/${folder.slug}.ts')).${identifier(folder)}`,
    ),
    loaders(
      'for what is told about them,',
      'aboutLoaders',
      'CategoryAbout',
      (folder) => `(await import('./about/${folder.slug}.ts')).${identifier(folder)}`,
    ),
    loaders(
      'for what is worth knowing of its conversions, by canonical slug,',
      'noteLoaders',
      'Readonly<Record<string, readonly string[]>>',
      (folder) => `(await import('./notes/${folder.slug}.ts')).${identifier(folder)}`,
    ),
    loaders('for the values that people look up,', 'tableLoaders', 'readonly TableSource[]', ({ slug, tables }) =>
      tables.length > 0 ? `(await import('../categories/${slug}/tables.ts')).tables` : '[]',
    ),
    loaders(
      'and for its article.',
      'educationLoaders',
      'CategoryEducation',
      ({ slug }) => `(await import('../categories/${slug}/education.ts')).education`,
    ),
  );
}
