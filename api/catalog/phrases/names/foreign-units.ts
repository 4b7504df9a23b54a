import type { UnitDefinition } from '../../engine/unit-definition.ts';
import { MULTIPLES, SMALL_NUMBERS, TENS } from '../text/number-words.ts';
import { type Token, getWord, type WordToken } from '../text/tokens.ts';
import { multipleUnitAt } from './multiple-units.ts';
import type { MultipleUnit } from './multiples.ts';
import type { UnitIndex } from './unit-index.ts';

interface ForeignUnit {
  /** The names are in lowercase unless case matters, as with mg and Mg. */
  names: string;
  note: string;
  /** The word is something that fills a volume, so it matters only between volumes and weights. */
  isContent?: true;
  /** The word describes a unit, unless it describes a thing, as in 5 pounds of Russian salad. */
  isKind?: true;
  instead?: readonly string[];
}

export interface ForeignWord extends ForeignUnit {
  word: WordToken;
}

/** As `instead`, this removes the word and the `of` before it. */
const NOTHING = '';
const FOREIGN: readonly ForeignUnit[] = [
  {
    names: 'Mg',
    note: 'means megagrams (metric tons). For milligrams, type mg.',
    instead: ['milligrams', 'tonnes', 'megagrams'],
  },
  {
    names: 'Mm',
    note: 'means megameters, 1000 kilometers each. For millimeters, type mm.',
    instead: ['millimeters', 'megameters'],
  },
  {
    names: 'ML',
    note: 'means a million liters. For milliliters, type mL.',
    instead: ['milliliters', 'megaliters'],
  },
  {
    names: 'Mt',
    note: 'means a million metric tons. For one metric ton, type t.',
    instead: ['megatonnes', 'tonnes'],
  },
  {
    names: 'Tb',
    note: 'means 1000 gigabits. For terabytes type TB, for tablespoons tbsp.',
    instead: ['terabits', 'terabytes', 'tablespoons'],
  },
  {
    names: 'mB',
    note: 'isn’t a symbol anyone uses: megabytes are MB, megabits Mb, millibars mbar.',
    instead: ['megabytes', 'millibars'],
  },
  { names: 'pm', note: 'could be a time of day, or picometers.', instead: ['picometers'] },
  { names: 'gr', note: 'means grains, which we don’t convert. For grams, type g.', instead: ['grams'] },
  { names: 'fortnight fortnights', note: 'means two weeks: type weeks.', instead: ['weeks'] },
  { names: 'are ares', note: 'means 100 square meters: type square meters.' },
  { names: 'decade decades', note: 'means ten years: type years.', instead: ['years'] },
  { names: 'century centuries', note: 'means a hundred years: type years.', instead: ['years'] },
  { names: 'thou thous', note: 'means a thousandth of an inch: type inches.', instead: ['thousandths inches'] },
  {
    names: 'mil mils',
    note: 'can mean a thousandth of an inch, or milliliters.',
    instead: ['thousandths inches', 'milliliters'],
  },
  {
    names: 'water',
    note: 'weighs about 1 kilogram a liter. Type one amount, like “2 liters of water in kg,” or see the page /ingredients/water.',
    isContent: true,
    instead: [NOTHING],
  },
  {
    names: 'flour sugar butter milk salt rice honey oil cream cocoa oats yeast',
    note: 'isn’t a unit, and a cup’s weight depends on what’s in it. Type one amount of one ingredient, like “3 cups flour in grams,” or see the page /ingredients.',
    isContent: true,
    instead: [NOTHING],
  },
  {
    names: 'gold silver platinum palladium',
    note: 'is usually weighed in troy ounces (31.1 g each), not in everyday ounces (28.3 g).',
    instead: ['t', NOTHING],
  },
  {
    names: 'pfund pfunde livre livres',
    note: 'can mean 500 grams, or a pound of 453.6 grams. Type grams or pounds.',
    instead: ['pounds'],
  },
  {
    names: `russian german french spanish portuguese italian dutch danish swedish norwegian scandinavian swiss austrian
      prussian polish turkish greek roman venetian castilian scottish scots irish chinese japanese indian españolas`,
    note: 'units, such as pounds, feet, and miles, have other sizes, which we don’t convert. Type the unit alone.',
    isKind: true,
    instead: [NOTHING],
  },
  {
    names: 'imperial uk british',
    note: 'goes with cups, spoons, pints, quarts, gallons, fluid ounces, miles, and tons. For other units, leave it out.',
    isKind: true,
    instead: [NOTHING],
  },
  {
    names: 'V mV kV volt volts A mA ma amp amps ampere amperes ohm ohms',
    note: 'is an electrical unit, which we don’t convert yet.',
  },
  {
    names: 'gmt utc est edt cst cdt mst mdt pst pdt cet cest bst ist jst timezone',
    note: 'is a time zone. We convert units, not times of day.',
  },
  {
    names: 'shoe shoes sneaker sneakers dress',
    note: 'sizes aren’t units: makers and countries number them in their own ways, so no formula converts them.',
  },
  {
    names: 'mmol mol mole moles',
    note: 'counts molecules, and what they weigh depends on the substance. For blood sugar, 1 mmol/L is about 18 mg/dL.',
  },
  {
    names: 'slope slopes grade gradient incline',
    note: 'is a ratio of two lengths, not a unit: a slope of 100% rises 45 degrees.',
  },
  {
    names: 'biswa katha kattha kanal marla guntha',
    note: 'has a different size in each region, so we don’t convert it. Type the acres or square feet that it has there.',
  },
  {
    names: 'hand hands',
    note: 'means four inches, and the digit after the point counts inches: 15.2 hands is 62 inches. Type inches.',
  },
  {
    names: '$ € £ ¥ sterling usd eur gbp jpy dollar dollars euro euros yen',
    note: 'is money. Exchange rates change by the minute, so we don’t convert it.',
  },
];

const byName = new Map(
  FOREIGN.flatMap((foreign) => foreign.names.split(/\s+/).map((name) => [name, foreign] as const)),
);

export function findForeignWord(word: WordToken, index: UnitIndex): ForeignWord | undefined {
  const unit = byName.get(word.typed) ?? byName.get(word.text) ?? multipleUnit(word, index);
  return unit && { ...unit, word };
}

/** Returns a multiple that the site supports as a source but not as a target. */
function multipleUnit(word: WordToken, index: UnitIndex): ForeignUnit | undefined {
  const multiple = multipleUnitAt([word], 0)?.unit;
  const unit = multiple && findBase(multiple, index);
  return unit && { names: multiple.singular, note: noteOfMultiple(multiple, index), instead: [unit.plural] };
}

function findBase({ times, category }: MultipleUnit, index: UnitIndex): UnitDefinition | undefined {
  return index.findUnit(times[0]![0], category);
}

export function noteOfMultiple(multiple: MultipleUnit, index: UnitIndex): string {
  const unit = findBase(multiple, index);
  const [, over, under] = multiple.times[0]!;
  if (!unit) return 'isn’t a unit we convert to.';
  return `isn’t a unit we convert to: type ${unit.plural}. One ${multiple.singular} is ${describeShare(unit, over, under)}.`;
}

function describeShare({ singular, plural }: UnitDefinition, over: bigint, under: bigint): string {
  if (over === under) return `1 ${singular}`;
  if (over % under === 0n) return `${grouped(over / under)} ${plural}`;
  return over > under
    ? `about ${grouped(over / under)} ${plural}`
    : `${over}/${grouped(under)} of ${/^[aeiou]/.test(singular) ? 'an' : 'a'} ${singular}`;
}

/** Four-digit numbers have no comma, as everywhere on the site. */
const grouped = (count: bigint) => (count < 10_000n ? `${count}` : count.toLocaleString('en-US'));

/** Replaces an unsupported target, such as megajoules with kilojoules. */
export function withInstead(tokens: readonly Token[], { word, instead = [] }: ForeignWord): Token[][] {
  const at = tokens.indexOf(word);
  const before = tokens[at - 1];
  const isNumberWord =
    before?.kind === 'word' && [SMALL_NUMBERS, TENS, MULTIPLES].some((words) => words[before.text] !== undefined);
  const isCounted = at === 0 || before?.kind === 'number' || isNumberWord;
  return instead.map((words) => {
    if (words === NOTHING)
      return tokens.filter(
        (token, place) => place !== at && !(place === at - 1 && token.kind === 'word' && token.text === 'of'),
      );
    const [first, ...rest] = words.split(' ');
    const replacement = rest.length > 0 && !isCounted ? rest : [first!, ...rest];
    return tokens.flatMap((token): Token[] => (token === word ? replacement.map((text) => getWord(text)) : [token]));
  });
}
