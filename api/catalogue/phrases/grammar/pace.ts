import { scaleOf } from '../../engine/convert.ts';
import { add, divide, multiply, rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import type { Candidate, UnitIndex } from '../names/unit-index.ts';
import type { NumberToken } from '../text/tokens.ts';
import { countedPart } from './amounts.ts';
import { numberOf, type NumberReading } from './numbers.ts';
import { rule, Several, type Rule } from './parser.ts';

/** Runners count the time of a distance: minutes per kilometer. */
export interface Pace {
  time: UnitDefinition;
  length: UnitDefinition;
}

interface Parts {
  number: NumberReading;
  minutes: NumberToken;
  seconds: NumberToken;
  time: readonly Candidate[];
  length: readonly Candidate[];
  per?: true;
  pace: Pace;
}

export const paceRules: readonly Rule[] = [
  rule(
    'part',
    'number:number [ HYPHEN ] pace:pace',
    ['8 minutes per mile in km/h'],
    ({ number, pace }: Parts, { index }) => speeds(number, pace, index),
  ),
  rule(
    'part',
    'minutes:NUMBER ~ ":" ~ seconds:NUMBER ( pace:pace | ( "/" | "per" | "a" ) pace:length )',
    ['5:30 min/km in mph', '5:30 per km in mph'],
    (parts: Parts, { index }) => speeds(minutesOf(parts), parts.pace, index),
  ),
  rule(
    'pace',
    'time:unit [ HYPHEN ] [ per:( "/" | "per" | "a" | "an" ) ] length:unit',
    ['5 min/km', '8-minute mile'],
    pace,
  ),
  rule('length', 'length:unit', ['5:30 per km in mph'], ({ length }: Parts, { index }) =>
    pace({ time: [{ unit: index.unitOf('min', 'time')!, rank: 0 }], length, per: true }),
  ),
];

function pace({ time, length, per }: Pick<Parts, 'time' | 'length' | 'per'>): Pace | undefined {
  const timed = time[0]!.unit;
  const measured = length.find(({ unit }) => (per ? /^(?:km|mi|m)$/ : /^(?:km|mi)$/).test(unit.id))?.unit;
  const isTime = timed.category === 'time' && /^(?:s|min|h)$/.test(timed.id);
  return isTime && measured ? { time: timed, length: measured } : undefined;
}

function minutesOf({ minutes, seconds }: Parts): NumberReading {
  const value = add(minutes.values[0]!, divide(seconds.values[0]!, rational(60n)));
  return numberOf(value, { isFraction: true, failure: /^[0-5]\d$/.test(seconds.typed) ? undefined : 'NOT_A_NUMBER' });
}

/** In two units, so that one differs from the target. */
function speeds(number: NumberReading, { time, length }: Pace, index: UnitIndex): Several | undefined {
  if (number.doubt || number.failure || number.value.numerator <= 0n) return undefined;
  const ids = length.id === 'mi' ? ['mph', 'kph'] : ['kph', 'mph'];
  const parts = ids.map((id, place) => {
    const unit = index.unitOf(id, 'speed')!;
    const value = divide(scaleOf(length), multiply(multiply(number.value, scaleOf(time)), scaleOf(unit)));
    return countedPart(number, {
      candidates: [{ unit, rank: place }],
      each: divide(value, number.value),
      singular: `${time.singular} per ${length.singular}`,
      plural: `${time.plural} per ${length.singular}`,
      isOther: place > 0,
    });
  });
  return new Several(parts);
}
