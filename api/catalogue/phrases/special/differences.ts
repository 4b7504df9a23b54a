import { scaleOf } from '../../engine/convert.ts';
import { equalsSign, proseNumber } from '../../engine/prose-number.ts';
import { absolute, divide, multiply, type Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import { answer } from '../choice/answer.ts';
import type { Resolved } from '../meaning/resolve.ts';
import { understand } from '../meaning/understand.ts';
import type { UnitIndex } from '../names/unit-index.ts';
import { textAt, type Token } from '../text/tokens.ts';
import { nameFor } from '../words/conversion-text.ts';
import type { PhraseReading } from '../words/phrase-reading.ts';
import { refuse } from '../words/refusals.ts';

const FIGURES = 6;
/** 2 °C more is 3.6 °F more, but 2 °C is 35.6 °F. */
const DIFFERENCE = new Set(
  `difference differences differential delta δ δt rise rises rose risen rising drop drops dropped fall falls fell
  increase increases increased decrease decreases decreased
  warmer colder hotter cooler warming cooling interval swing apart gap change changes changed higher lower more
  less`.split(/\s+/),
);
/** Filler words around them. */
const AROUND = new Set('temperature temperatures temp of by the a an than with normal usual'.split(' '));

/** No converter here converts temperature differences. `a rise of 5 m` converts like 5 m. */
export function readDifference(tokens: readonly Token[], index: UnitIndex): PhraseReading | undefined {
  const isDifference = tokens.map((token, at) => token.kind === 'word' && isDifferenceAt(tokens, at));
  if (!isDifference.includes(true)) return undefined;
  const rest = tokens.filter((token, at) => !isDifference[at] && !(token.kind === 'word' && AROUND.has(token.text)));
  const { found } = understand(rest, index);
  const text = differenceText(found);
  if (text !== undefined) return refuse({ reason: 'difference of temperatures', sentence: text });
  const isOfQuantity = tokens.some((_, at) => isDifference[at] && textAt(tokens, at + 1) === 'of');
  return found.length > 0 && isOfQuantity ? answer(found, index) : undefined;
}

function isDifferenceAt(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  const isRequest = text === 'change' && tokens[at + 1]?.kind === 'number' && !AROUND.has(textAt(tokens, at - 1));
  // In `more than 20 C` and `a drop to 20 C`, the number is a temperature.
  const isTemperature = /^(?:than|to|from|between)$/.test(textAt(tokens, at + 1)) && tokens[at + 2]?.kind === 'number';
  return DIFFERENCE.has(text) && !isRequest && !isTemperature;
}

function differenceText(found: readonly Resolved[]): string | undefined {
  const temperatures = found.filter(({ from }) => from.unit.category === 'temperature');
  if (temperatures.length === 0 || found[0]!.from.unit.category !== 'temperature') return undefined;
  // Degrees may be Fahrenheit or Celsius: one sentence for each.
  const firsts = temperatures.filter(
    ({ from }, place) => temperatures.findIndex((other) => other.from.unit === from.unit) === place,
  );
  const meant = found[0]!.isOpen ? firsts : firsts.slice(0, 1);
  return meant.map(sentence).join(' ');
}

function sentence({ from, to: [to] }: Resolved): string {
  const value = absolute(from.value);
  const result = divide(multiply(value, scaleOf(from.unit)), scaleOf(to!));
  const about = equalsSign(result, FIGURES) === '=' ? '' : 'about ';
  return `A difference of ${differenceOf(value, from.unit)} is a difference of ${about}${differenceOf(result, to!)}.`;
}

function differenceOf(value: Rational, unit: UnitDefinition): string {
  return `${proseNumber(value, FIGURES)} ${nameFor(value, unit)}`;
}
