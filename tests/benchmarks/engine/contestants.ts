import { convert as convertOfSite } from '@site/catalogue/engine/convert';
import { formatQuantity } from '@site/catalogue/engine/format-quantity';
import { parseDecimal } from '@site/catalogue/engine/parse-decimal';
import { allCategoryUnits } from '@site/catalogue/units/all-units';
import { convert } from 'convert';
import convertUnits, { type Unit } from 'convert-units';
import Quantity from 'js-quantities';
import { unit } from 'mathjs';
import unitmath from 'unitmath/es/UnitMath.min.js';
import type { Question } from './questions.ts';
import { shownByDoubles } from './shown-by-doubles.ts';

export interface Contestant {
  name: string;
  /** Done before a visitor types: looks up units and names. */
  prepare(question: Question): Prepared;
}

export interface Prepared {
  /** Converts the parsed number to the contestant's own type. */
  convert(): unknown;
  answer(): string;
}

type Names = Readonly<Record<string, string>>;

function ofDoubles(
  name: string,
  names: Names,
  convertDouble: (value: number, from: string, to: string) => number,
): Contestant {
  return {
    name,
    prepare({ from, to, typed }) {
      const value = Number(typed);
      const [source, target] = [names[from] ?? from, names[to] ?? to];
      return {
        convert: () => convertDouble(value, source, target),
        answer: () => shownByDoubles(convertDouble(Number(typed), source, target)),
      };
    },
  };
}

const site: Contestant = {
  name: 'this site',
  prepare({ category, from, to, typed }) {
    const units = allCategoryUnits.find((known) => known.category === category)!.units;
    const [source, target] = [units.find(({ id }) => id === from)!, units.find(({ id }) => id === to)!];
    const read = parseDecimal(typed);
    if (!read.ok) throw new Error(`${typed} is not a number`);
    return {
      convert: () => convertOfSite(read.value, source, target),
      answer() {
        const parsed = parseDecimal(typed);
        return parsed.ok ? formatQuantity(convertOfSite(parsed.value, source, target)) : '';
      },
    };
  },
};

/** Lower bound: precomputed factors as doubles. */
const multiplication: Contestant = {
  name: 'a plain multiplication',
  prepare({ category, from, to, typed }) {
    const units = allCategoryUnits.find((known) => known.category === category)!.units;
    const [source, target] = [from, to].map((wanted) => {
      const { numerator, denominator, offset = '0' } = units.find(({ id }) => id === wanted)!.toBase;
      return { scale: Number(numerator) / Number(denominator), offset: Number(offset) };
    }) as [Affine, Affine];
    const factor = source.scale / target.scale;
    const added = source.offset * factor - target.offset;
    const value = Number(typed);
    return { convert: () => value * factor + added, answer: () => shownByDoubles(Number(typed) * factor + added) };
  },
};

interface Affine {
  scale: number;
  offset: number;
}

export const CONTESTANTS: readonly Contestant[] = [
  multiplication,
  site,
  ofDoubles('convert', { 'gal-us': 'US liquid gallon', week: 'weeks' }, (value, from, to) =>
    convert(value, from as 'm').to(to as 'm'),
  ),
  ofDoubles('convert-units', { L: 'l', 'gal-us': 'gal', day: 'd' }, (value, from, to) =>
    convertUnits(value)
      .from(from as Unit)
      .to(to as Unit),
  ),
  ofDoubles(
    'js-quantities',
    { L: 'l', 'gal-us': 'gal', C: 'tempC', F: 'tempF', K: 'tempK' },
    (value, from, to) => new Quantity(value, from).to(to).scalar,
  ),
  ofDoubles('mathjs', { 'gal-us': 'gal', C: 'degC', F: 'degF' }, (value, from, to) => unit(value, from).toNumber(to)),
  ofDoubles('unitmath', { 'gal-us': 'gal', C: 'degC', F: 'degF' }, (value, from, to) =>
    unitmath(value, from).to(to).getValue(),
  ),
];
