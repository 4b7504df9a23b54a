import { scaleOf } from '../engine/convert.ts';
import { compare, rational, rationalFromDecimal } from '../engine/rational.ts';
import type { MixedForm } from '../engine/mixed-units.ts';
import { slugOf } from '../engine/slug.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { normalizeSpelling, unitSpellings } from '../engine/unit-spellings.ts';
import type { TableSource } from '../category-schema.ts';
import { amountsOf } from '../lookup-tables.ts';
import type { CategoryFolder } from './category-folder.ts';
import { definitionsOf } from './unit-definitions.ts';

export function problemsOf(folders: readonly CategoryFolder[]): string[] {
  return [
    ...duplicateProblems(
      folders.map(({ slug, category }) => [String(category.order), `categories/${slug}/category.ts: order`]),
    ),
    ...duplicateProblems(folders.map(({ slug, category }) => [category.name, `categories/${slug}/category.ts: name`])),
    ...duplicateProblems(
      folders.flatMap(({ slug, category }) =>
        category.widgetTab ? [[String(category.widgetTab), `categories/${slug}/category.ts: widgetTab`]] : [],
      ),
    ),
    ...duplicateProblems(
      folders.flatMap(({ slug, featured }) =>
        featured.map((one) => [String(one.order), `categories/${slug}/featured.ts: "${one.slug}", order`]),
      ),
    ),
    ...duplicateProblems(
      folders.flatMap(({ slug, category }) =>
        category.recentlyAdded
          ? [[String(category.recentlyAdded.order), `categories/${slug}/category.ts: recentlyAdded, order`]]
          : [],
      ),
    ),
    ...folders.flatMap((folder) => [
      ...unitProblems(folder),
      ...referenceProblems(folder),
      ...mixedFormProblems(folder),
      ...tableProblems(folder),
    ]),
    ...crossReferenceProblems(folders),
    ...ambiguousPairs(folders),
  ];
}

function duplicateProblems(claims: readonly (readonly string[])[]): string[] {
  const owners = new Map<string, string>();
  return claims.flatMap(([value = '', where = '']) => {
    const owner = owners.get(value);
    owners.set(value, owner ?? where);
    return owner === undefined ? [] : [`${where} "${value}" is already used by ${owner}.`];
  });
}

function unitProblems({ slug, category, units }: CategoryFolder): string[] {
  const file = `categories/${slug}/units.ts`;
  const definitions = definitionsOf(slug, units);
  const base = units.find(({ id }) => id === category.baseUnit);
  const isOne = base?.toBase.numerator === '1' && base.toBase.denominator === '1';
  return [
    ...duplicateProblems(units.map(({ id }) => [id, `${file}: "${id}", id`])),
    ...duplicateProblems(
      definitions.flatMap((unit) =>
        claimedSpellings(unit, definitions).map((word) => [word, `${file}: "${unit.id}", a spelling`]),
      ),
    ),
    ...units.flatMap(({ id, about }) =>
      (about.question?.beside ?? [])
        .filter((one) => one === id || !units.some((unit) => unit.id === one))
        .map((one) => `${file}: "${id}", question.beside has "${one}", which is not another unit of the category.`),
    ),
    ...units
      .filter((unit) => !isInLowestTerms(unit))
      .map(({ id }) => `${file}: "${id}", toBase is not in lowest terms.`),
    ...(base === undefined || isOne
      ? []
      : [`${file}: "${base.id}", toBase must be 1/1, because the unit is the category's base.`]),
  ];
}

/** Units of the same size may share a symbol (t is the tonne and the metric ton). */
function claimedSpellings(unit: UnitDefinition, units: readonly UnitDefinition[]): readonly string[] {
  const first = units.find(
    ({ symbol, toBase }) => symbol === unit.symbol && JSON.stringify(toBase) === JSON.stringify(unit.toBase),
  );
  return first === unit
    ? unitSpellings(unit)
    : unitSpellings(unit).filter((word) => word !== normalizeSpelling(unit.symbol));
}

function isInLowestTerms({ toBase }: Pick<UnitDefinition, 'toBase'>): boolean {
  return String(rational(BigInt(toBase.numerator), BigInt(toBase.denominator)).numerator) === toBase.numerator;
}

function referenceProblems({ slug, category, units, featured, notes, faqs }: CategoryFolder): string[] {
  const file = `categories/${slug}/category.ts`;
  const ids = new Set(units.map(({ id }) => id));
  const definitions = definitionsOf(slug, units);
  const pairs = pairsOf(definitions);
  const { baseUnit, quickConverter, ruler, popularConversions, recentlyAdded } = category;
  const named = [
    ['baseUnit', baseUnit],
    ['quickConverter.from', quickConverter?.from],
    ['quickConverter.to', quickConverter?.to],
    ['ruler.from', ruler.from],
    ['ruler.to', ruler.to],
  ];
  const unknownUnits = named.flatMap(([field, id]) =>
    id === undefined || ids.has(id) ? [] : [`${file}: ${field} is "${id}", which is not the ID of a unit.`],
  );
  const unknownPairs = [
    ...popularConversions.map((pair) => [`${file}: popularConversions`, pair]),
    ...(recentlyAdded ? [[`${file}: recentlyAdded`, recentlyAdded.slug]] : []),
    ...featured.map((one) => [`categories/${slug}/featured.ts: slug`, one.slug]),
    ...Object.keys(notes).map((pair) => [`categories/${slug}/notes.ts`, pair]),
    ...Object.keys(faqs).map((pair) => [`categories/${slug}/faqs.ts`, pair]),
  ].flatMap(([where, pair = '']) =>
    pairs.has(pair) ? [] : [`${where} names "${pair}", which is not a canonical slug of its units.`],
  );
  const writtenTwice = featured.flatMap((one) => [
    ...(one.slug in notes
      ? [`categories/${slug}/notes.ts has "${one.slug}", which is featured: put its notes in featured.ts.`]
      : []),
    ...(one.slug in faqs
      ? [`categories/${slug}/faqs.ts has "${one.slug}", which is featured: put its questions in featured.ts.`]
      : []),
  ]);
  return [...unknownUnits, ...unknownPairs, ...writtenTwice];
}

function mixedFormProblems({ slug, category: { mixedForms = [] }, units }: CategoryFolder): string[] {
  const definitions = definitionsOf(slug, units);
  const where = (form: MixedForm) => `categories/${slug}/category.ts: mixedForms, "${form.units.join(' ')}",`;
  const problems = mixedForms.flatMap((form) => {
    const parts = form.units.flatMap((id) => definitions.find((unit) => unit.id === id) ?? []);
    const falls = parts.every((unit, at) => at === 0 || compare(scaleOf(unit), scaleOf(parts[at - 1]!)) < 0);
    return [
      ...form.units
        .filter((id) => !parts.some((unit) => unit.id === id))
        .map((id) => `${where(form)} names "${id}", which is not the ID of a unit.`),
      ...(falls ? [] : [`${where(form)} must name the largest unit first.`]),
      ...(compare(rationalFromDecimal(form.from), rationalFromDecimal(form.below)) < 0
        ? []
        : [`${where(form)} must begin below where it ends.`]),
    ];
  });
  return [
    ...duplicateProblems(mixedForms.map((form) => [form.units[0] ?? '', where(form).replace(/,$/, '')])),
    ...problems,
  ];
}

function tableProblems({ slug, units, tables }: CategoryFolder): string[] {
  const ids = new Set(units.map(({ id }) => id));
  const definitions = definitionsOf(slug, units);
  const where = ({ title = 'more values', from }: TableSource) =>
    `categories/${slug}/tables.ts: "${title}" of "${from}"`;
  return [
    ...tables.flatMap((table) => {
      const { from, to = [], unit = from, valuesIn = [], resultIn = [] } = table;
      const ofValues = table.values.flatMap((value) => (typeof value === 'string' ? [] : (value[2] ?? [])));
      const named = [from, ...to, unit, ...valuesIn, ...resultIn, ...ofValues];
      return named
        .filter((id) => !ids.has(id))
        .map((id) => `${where(table)} names "${id}", which is not the ID of a unit.`);
    }),
    ...tables
      .filter((table) => !isRising(table, definitions))
      .map((table) => `${where(table)} must have rising values.`),
    ...duplicateProblems(
      tables.filter(({ to }) => to === undefined).map((table) => [table.from, `${where(table)}, for any other unit,`]),
    ),
  ];
}

function isRising(table: TableSource, units: readonly UnitDefinition[]): boolean {
  const unit = units.find(({ id }) => id === (table.unit ?? table.from));
  // Another problem names the unknown unit.
  if (!unit) return true;
  const numbers = amountsOf(table, unit, units);
  return numbers.every((number, at) => at === 0 || compare(numbers[at - 1]!, number) < 0);
}

function crossReferenceProblems(folders: readonly CategoryFolder[]): string[] {
  const pairs = folders.map(({ slug, units }) => ({ slug, names: pairsOf(definitionsOf(slug, units)) }));
  return folders.flatMap(({ slug, featured }) => {
    const elsewhere = pairs.filter((other) => other.slug !== slug);
    return featured
      .flatMap(({ inOtherCategories = [] }) => inOtherCategories)
      .filter((pair) => !elsewhere.some(({ names }) => names.has(pair)))
      .map(
        (pair) =>
          `categories/${slug}/featured.ts: inOtherCategories names "${pair}", which is not a canonical slug of another category.`,
      );
  });
}

function pairsOf(units: readonly UnitDefinition[]): ReadonlySet<string> {
  return new Set(units.flatMap((from) => units.filter((to) => to !== from).map((to) => slugOf(from, to))));
}

/**
 * An ambiguous address needs words for two units in both categories. Words for one unit (ft-lb is energy and torque)
 * are harmless.
 */
function ambiguousPairs(folders: readonly CategoryFolder[]): string[] {
  const named = folders.map(({ slug, units }) => ({ slug, unitOf: unitsByWord(definitionsOf(slug, units)) }));
  return named.flatMap(({ slug, unitOf }, at) =>
    named.slice(at + 1).flatMap((other) => {
      const shared = [...unitOf.keys()].filter((word) => other.unitOf.has(word));
      const pair = shared.flatMap((from) =>
        shared
          .filter((to) => unitOf.get(from) !== unitOf.get(to) && other.unitOf.get(from) !== other.unitOf.get(to))
          .map((to) => `"${from}" and "${to}"`),
      )[0];
      return pair === undefined
        ? []
        : [
            `categories/${slug} and categories/${other.slug}: units of both are spelled ${pair}, ` +
              'so a slug would match two pairs.',
          ];
    }),
  );
}

function unitsByWord(units: readonly UnitDefinition[]): ReadonlyMap<string, UnitDefinition> {
  return new Map(units.flatMap((unit) => unitSpellings(unit).map((word) => [word, unit] as const)));
}
