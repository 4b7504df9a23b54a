import type { NumberFormat } from '../engine/number-format.ts';
import { parseDecimal } from '../engine/parse-decimal.ts';
import { toNumber } from '../engine/rational.ts';
import { plainCharacters } from '../phrases/text/characters.ts';

export type SlopeForm = 'percent' | 'degrees' | 'ratio';

export interface SlopeReading {
  from: SlopeForm;
  to: SlopeForm;
  /**
   * The slope in all forms, rounded to four digits, such as `8.333%`, `4.764°`, or `1:12`. The typed form is not
   * rounded.
   */
  texts: Readonly<Record<SlopeForm, string>>;
}

export const SLOPE_NOTE = 'A ratio is the rise to the run, and 100% rises 45 degrees.';

const MAX_LENGTH = 80;
const NUMBER = String.raw`(\d[\d.,]*)`;
const GIVEN: readonly (readonly [form: SlopeForm, pattern: RegExp])[] = [
  ['ratio', new RegExp(`^${NUMBER} ?(?::| in |/) ?${NUMBER}`, 'i')],
  ['percent', new RegExp(`^${NUMBER} ?(?:%|per ?cent)`, 'i')],
  ['degrees', new RegExp(`^${NUMBER} ?(?:°|deg(?:rees?)?)`, 'i')],
];
const TARGETS: readonly (readonly [form: SlopeForm, pattern: RegExp])[] = [
  ['percent', /^(?:%|per ?cent)$/i],
  ['degrees', /^(?:°|deg|degrees?|angle)$/i],
  ['ratio', /^(?:a )?ratio$/i],
];
const LEAD = /^(?:(?:convert|what is|what's|an?|the|slope of|grade of|gradient of) )+/i;
const SLOPE = /(?:^| )(?:roof )?(?:slopes?|grades?|gradients?|inclines?|pitch)(?: angle)?(?= |$)/gi;

/**
 * Reads slopes such as `8% grade in degrees`, `1:12 in percent`, `30 degrees to percent`, or `4/12 pitch in degrees`.
 */
export function readSlope(text: string, format?: NumberFormat): SlopeReading | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = plainCharacters(text).replace(/\?$/, '').replace(LEAD, '').trim();
  const isNamed = plain.search(SLOPE) !== -1;
  const [given = '', target] = plain
    .replace(SLOPE, ' ')
    .replace(/ +/g, ' ')
    .split(/ (?:to|in|into|as|=) (?=\D+$)/i);
  const found = GIVEN.map(([form, pattern]) => ({ form, match: pattern.exec(given.trim()) })).find(
    ({ match }) => match,
  );
  if (!found?.match || found.match[0].length !== given.trim().length) return undefined;
  const { form: from, match } = found;
  const rise = riseOf(from, match, format);
  const to = target === undefined ? usualTarget(from) : TARGETS.find(([, pattern]) => pattern.test(target.trim()))?.[0];
  const isSlope =
    isNamed || (target !== undefined && (from === 'ratio' ? given.includes(':') : [from, to].includes('percent')));
  if (rise === undefined || to === undefined || to === from || !isSlope) return undefined;
  return { from, to, texts: { ...getTexts(rise), [from]: typedText(from, match) } };
}

/** Returns the tangent of the angle. */
function riseOf(
  form: SlopeForm,
  [, first = '', second = '']: RegExpExecArray,
  format?: NumberFormat,
): number | undefined {
  const number = (text: string) => {
    const decimal = parseDecimal(text, format);
    return decimal.ok ? toNumber(decimal.value) : Number.NaN;
  };
  const rise = {
    percent: number(first) / 100,
    degrees: Math.tan((number(first) * Math.PI) / 180),
    ratio: number(first) / number(second),
  };
  const isRising = rise[form] > 0 && rise[form] < STEEPEST;
  return isRising && !(form === 'degrees' && number(first) >= 90) ? rise[form] : undefined;
}

const STEEPEST = 1e4;

const usualTarget = (from: SlopeForm): SlopeForm => (from === 'degrees' ? 'percent' : 'degrees');

function getTexts(rise: number): Record<SlopeForm, string> {
  return {
    percent: `${rounded(rise * 100)}%`,
    degrees: `${rounded((Math.atan(rise) * 180) / Math.PI)}°`,
    ratio: rise > 1 ? `${rounded(rise)}:1` : `1:${rounded(1 / rise)}`,
  };
}

const FIGURES = 4;
const rounded = (value: number) => String(Number(value.toPrecision(FIGURES)));

function typedText(form: SlopeForm, [, first = '', second = '']: RegExpExecArray): string {
  return { percent: `${first}%`, degrees: `${first}°`, ratio: `${first}:${second}` }[form];
}
