import { MULTIPLES, SMALL_NUMBERS, TENS } from './number-words.ts';
import { multipleUnitAt } from './colloquial-units.ts';
import type { Token, WordToken } from './tokens.ts';
import type { UnitIndex } from './unit-index.ts';

interface ForeignUnit {
  /** In lowercase, unless case matters: mg and Mg. */
  names: string;
  note: string;
  /** Known units to offer instead. */
  instead?: readonly string[];
}

export interface ForeignWord extends ForeignUnit {
  word: WordToken;
}

const POWER = 'is for power, for which there is no converter here; energy is in joules, kilowatt hours or BTUs.';
/** Replaces the word and the `of` before it with nothing. */
const NOTHING = '';
const FOREIGN: readonly ForeignUnit[] = [
  {
    names: 'Mg',
    note: 'stands for megagrams, which are metric tons; milligrams are mg.',
    instead: ['milligrams', 'tonnes', 'megagrams'],
  },
  {
    names: 'Mm',
    note: 'stands for megameters, 1000 kilometers each; millimeters are mm.',
    instead: ['millimeters', 'megameters'],
  },
  {
    names: 'ML',
    note: 'stands for a million liters; milliliters are mL.',
    instead: ['milliliters', 'megaliters'],
  },
  {
    names: 'Mt',
    note: 'stands for a million metric tons; one metric ton is t.',
    instead: ['megatonnes', 'tonnes'],
  },
  {
    names: 'Tb',
    note: 'stands for 1000 gigabits; terabytes are TB, tablespoons tbsp.',
    instead: ['terabits', 'terabytes', 'tablespoons'],
  },
  {
    names: 'mB',
    note: 'is not a symbol in use: megabytes are MB, megabits Mb, millibars mbar.',
    instead: ['megabytes', 'millibars'],
  },
  { names: 'pm', note: 'may be a time of day, or picometers.', instead: ['picometers'] },
  { names: 'gr', note: 'stands for grains, which are not here; grams are g.', instead: ['grams'] },
  { names: 'fortnight fortnights', note: 'stands for two weeks: type weeks.', instead: ['weeks'] },
  { names: 'decade decades', note: 'stands for ten years: type years.', instead: ['years'] },
  { names: 'century centuries', note: 'stands for a hundred years: type years.', instead: ['years'] },
  { names: 'thou thous', note: 'stands for a thousandth of an inch: type inches.', instead: ['thousandths inches'] },
  {
    names: 'mil mils',
    note: 'stands for a thousandth of an inch, or for milliliters.',
    instead: ['thousandths inches', 'milliliters'],
  },
  {
    names: 'flour sugar butter milk water salt rice honey oil cream cocoa oats yeast',
    note: 'does not belong in a conversion here: volumes go to volumes and weights to weights. How much a cup weighs depends on what fills it.',
    instead: [NOTHING],
  },
  { names: 'W kW kw MW mW watt watts kilowatt kilowatts megawatt megawatts hp bhp PS horsepower', note: POWER },
  {
    names: 'V mV kV volt volts A mA ma amp amps ampere amperes ohm ohms',
    note: 'belongs to electricity, for which there are no converters here.',
  },
  { names: 'Hz kHz MHz GHz hz hertz rpm', note: 'is for frequency, for which there is no converter here.' },
  {
    names: 'mbps Mbps kbps Kbps gbps Gbps',
    note: 'is for rates of data. There are converters for amounts of data here, such as Mb to MB, but none for rates.',
  },
  {
    names: 'Nm',
    note: 'stands for newton meters, a torque. There is no converter for torque here; energy is in joules, lengths are in nm.',
  },
  {
    names: '$ € £ ¥ usd eur gbp jpy dollar dollars euro euros yen',
    note: 'is money, whose rates change every minute. There is no converter for it here.',
  },
];

const byName = new Map(FOREIGN.flatMap((foreign) => foreign.names.split(' ').map((name) => [name, foreign] as const)));

export function foreignUnit(word: WordToken, index: UnitIndex): ForeignWord | undefined {
  const known = byName.get(word.typed) ?? byName.get(word.text) ?? multipleUnit(word, index);
  return known && { ...known, word };
}

/** A multiple that the site understands as a source but not as a target. */
function multipleUnit(word: WordToken, index: UnitIndex): ForeignUnit | undefined {
  const multiple = multipleUnitAt([word], 0)?.multiple;
  const [id, over, under] = multiple?.times[0] ?? [];
  const unit = multiple && index.unitOf(id ?? '', multiple.category);
  if (!multiple || !unit || over === undefined || under === undefined) return undefined;
  const count = under === 1n ? `${over}` : `1/${under / over}`;
  return {
    names: multiple.singular,
    note: `is not a unit to convert to here: type ${unit.plural}. One ${multiple.singular} is ${count} ${over > under ? unit.plural : `of a ${unit.singular}`}.`,
    instead: [unit.plural],
  };
}

/** As a target, megajoules become kilojoules. */
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
    const kept = rest.length > 0 && !isCounted ? rest : [first!, ...rest];
    return tokens.flatMap((token): Token[] =>
      token === word ? kept.map((text) => ({ kind: 'word', typed: text, text, isSpaced: true })) : [token],
    );
  });
}
