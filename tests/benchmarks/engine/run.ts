/** Compares the engine with two libraries and with a plain multiplication. */
import { convert as convertExactly } from '@site/catalog/engine/convert';
import { formatQuantity } from '@site/catalog/engine/format-quantity';
import { parseDecimal } from '@site/catalog/engine/parse-decimal';
import { allCategoryUnits } from '@site/catalog/units/all-units';
import { convert } from 'convert';
import { unit } from 'mathjs';
import { exactConversion, shownInWidget } from '../../support/conversion-oracle.ts';
import { median } from '../../support/median.ts';

/** Each round runs all contestants, so that other load affects all of them. The result is the median of the rounds. */
const ROUNDS = 7;
const ROUND_MS = 150;
/** Reading the clock costs as much as a multiplication, so it is read only once per block. */
const BLOCK = 64;

/** All contestants support these units. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  length: ['mm', 'cm', 'm', 'km', 'in', 'ft', 'yd', 'mi'],
  weight: ['mg', 'g', 'kg', 'oz', 'lb'],
  volume: ['ml', 'L', 'gal-us'],
  temperature: ['C', 'F', 'K'],
  time: ['s', 'min', 'h', 'day', 'week'],
};
/** Includes round numbers, ties at the last displayed digit, and everyday values. */
const TYPED = ['1', '3', '7', '12', '37.5', '98.6', '100', '1234.5', '0.1', '0.005', '1.005', '2.54', '6.25', '12.345'];

interface Question {
  category: string;
  from: string;
  to: string;
  typed: string;
}

interface Prepared {
  /** Converts the parsed number to the contestant's own type. */
  convert(): unknown;
  /** Turns typed text into shown text. */
  answer(): string;
}

const QUESTIONS: readonly Question[] = Object.entries(UNITS).flatMap(([category, units]) =>
  units.flatMap((from) =>
    units.filter((to) => to !== from).flatMap((to) => TYPED.map((typed) => ({ category, from, to, typed }))),
  ),
);

const findUnit = (category: string, id: string) =>
  allCategoryUnits.find((known) => known.category === category)!.units.find((one) => one.id === id)!;

function exact({ category, from, to, typed }: Question): Prepared {
  const [source, target] = [findUnit(category, from), findUnit(category, to)];
  const read = () => {
    const parsed = parseDecimal(typed);
    if (!parsed.ok) throw new Error(`${typed} is not a number`);
    return parsed.value;
  };
  const value = read();
  return {
    convert: () => convertExactly(value, source, target),
    answer: () => formatQuantity(convertExactly(read(), source, target)),
  };
}

/** Precomputes the factors, so its time is a lower bound. */
function multiplication({ category, from, to, typed }: Question): Prepared {
  const [source, target] = [from, to].map((id) => {
    const { numerator, denominator, offset = '0' } = findUnit(category, id).toBase;
    return { scale: Number(numerator) / Number(denominator), offset: Number(offset) };
  }) as [{ scale: number; offset: number }, { scale: number; offset: number }];
  const factor = source.scale / target.scale;
  const added = source.offset * factor - target.offset;
  return ofDoubles(typed, (value) => value * factor + added);
}

function ofDoubles(typed: string, convertDouble: (value: number) => number): Prepared {
  const value = Number(typed);
  return { convert: () => convertDouble(value), answer: () => shownDouble(convertDouble(Number(typed))) };
}

function shownDouble(value: number): string {
  const size = Math.abs(value);
  if (size === 0) return '0';
  if (size < 0.000001 || size >= 1e21) return value.toExponential(6);
  if (size < 0.01) return value.toFixed(6);
  if (size < 1) return value.toFixed(4);
  return value.toFixed(size < 10 ? 3 : 2);
}

const NAMES_OF_CONVERT: Readonly<Record<string, string>> = { 'gal-us': 'US liquid gallon', week: 'weeks' };
const NAMES_OF_MATHJS: Readonly<Record<string, string>> = { 'gal-us': 'gal', C: 'degC', F: 'degF' };

const CONTESTANTS: Readonly<Record<string, (question: Question) => Prepared>> = {
  'a plain multiplication': multiplication,
  'this site': exact,
  convert: ({ from, to, typed }) => {
    const [source, target] = [from, to].map((id) => (NAMES_OF_CONVERT[id] ?? id) as 'm') as ['m', 'm'];
    return ofDoubles(typed, (value) => convert(value, source).to(target));
  },
  mathjs: ({ from, to, typed }) => {
    const [source, target] = [from, to].map((id) => NAMES_OF_MATHJS[id] ?? id) as [string, string];
    return ofDoubles(typed, (value) => unit(value, source).toNumber(target));
  },
};

const names = Object.keys(CONTESTANTS);
const prepared = new Map(names.map((name) => [name, QUESTIONS.map((question) => CONTESTANTS[name]!(question))]));
const conversions = ratios((question) => question.convert());
const answers = ratios((question) => question.answer());

console.log(`${QUESTIONS.length} questions. Speeds are relative to ${names[0]}.\n`);
console.log('| | right displays | conversions | from typed to shown text |\n|---|---|---|---|');
for (const name of names) {
  const share = `${(rightDisplays(name) * 100).toFixed(1)} %`;
  console.log(`| ${name} | ${share} | ${conversions.get(name)!.toFixed(3)} | ${answers.get(name)!.toFixed(3)} |`);
}

/** Returns the share of displays that match the exact definitions, from 0 to 1. */
function rightDisplays(name: string): number {
  const right = QUESTIONS.filter(
    ({ typed, category, from, to }, index) =>
      prepared.get(name)![index]!.answer() === shownInWidget(exactConversion(typed, category, from, to)),
  );
  return right.length / QUESTIONS.length;
}

function ratios(work: (question: Prepared) => unknown): ReadonlyMap<string, number> {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => names.map((name) => runsPerMs(prepared.get(name)!, work)));
  // The first round only warms up.
  const speeds = names.map((_name, index) => median(rounds.slice(1).map((round) => round[index]!)));
  return new Map(names.map((name, index) => [name, speeds[index]! / speeds[0]!]));
}

/** Alternates questions, so that none is optimized alone, and uses each result, so that no call is dropped. */
function runsPerMs(questions: readonly Prepared[], work: (question: Prepared) => unknown): number {
  const startedAt = performance.now();
  let runs = 0;
  let result: unknown;
  while (performance.now() - startedAt < ROUND_MS)
    for (let count = 0; count < BLOCK; count += 1) result = work(questions[runs++ % questions.length]!);
  if (result === undefined) throw new Error('The measured function returned nothing');
  return runs / (performance.now() - startedAt);
}
