import { convert } from '../engine/convert.ts';
import { findUnit } from '../engine/find-unit.ts';
import { rational, subtract, type Rational } from '../engine/rational.ts';
import type { CategoryFolder } from './category-folder.ts';
import { constant, module } from './module-text.ts';
import { definitionsOf } from './unit-definitions.ts';

export function socialImages(folders: readonly CategoryFolder[]): string {
  const value = Object.fromEntries(folders.map((folder) => [folder.slug, facingScales(folder)]));
  return module(
    [`type { CategoryImage } from '../catalogue-category.ts'`],
    constant({
      name: 'socialImages',
      type: 'Readonly<Record<string, CategoryImage>>',
      value,
      about: 'Content of social images by category.',
    }),
  );
}

function facingScales({ slug, category, units }: CategoryFolder) {
  const definitions = definitionsOf(slug, units);
  const [from, to] = [findUnit(category.ruler.from, definitions), findUnit(category.ruler.to, definitions)];
  if (!from || !to) throw new RangeError(`categories/${slug} was not checked`);
  const start = convert(rational(0n), from, to);
  const { upTo, pointed } = category.ruler;
  return {
    icon: category.icon,
    upTo,
    factor: toNumber(subtract(convert(rational(1n), from, to), start)),
    offset: toNumber(start),
    pointed,
  };
}

function toNumber({ numerator, denominator }: Rational): number {
  return Number((Number(numerator) / Number(denominator)).toPrecision(6));
}
