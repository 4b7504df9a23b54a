import { capitalize } from '../capitalize.ts';
import { ovenColumns } from '../facts/oven-settings.ts';
import { plainCharacters } from './text/characters.ts';
import { SMALL_NUMBERS } from './text/number-words.ts';

export const OVEN_SCALES = ['gasMark', 'fahrenheit', 'celsius', 'fan'] as const;
export type OvenScale = (typeof OVEN_SCALES)[number];

export interface OvenSetting {
  kind: 'setting';
  from: OvenScale;
  to: OvenScale;
  values: Readonly<Record<OvenScale, string>>;
}

export type OvenReading = OvenSetting | { kind: 'message'; message: string };

const ASKING = String.raw`(?:(?:what|which)(?: is|'s|s)? |convert |oven )?`;
const SCALE = String.raw`(?:°|deg(?:ree)?s? )? ?(fan|[fc]|fahrenheit|celsius|centigrade|degrees)(?:,? \(?fan\)?)?(?: oven)?`;
const MARK = String.raw`(\d+|1\/[24]|0?\.25|0?\.5|[a-z]+)`;
const TARGET = String.raw`(?:,? (?:in |to |as )?${SCALE})?`;
const GAS_MARK = pattern(String.raw`gas(?: mark)? ${MARK}${TARGET}`);
const MARK_FIRST = pattern(String.raw`${MARK} gas marks?${TARGET}`);
const TO_GAS_MARK = pattern(String.raw`(\d+) ?${SCALE} (?:(?:in|to|as) )?gas(?: marks?)?`);
const WHICH_GAS_MARK = pattern(String.raw`gas mark (?:is|for) (\d+) ?${SCALE}`);

const FAN_TO = pattern(
  String.raw`(\d+) ?(?:° ?)?c? ?fan(?: oven)? (?:in|to|as) (f|fahrenheit|c|celsius|conventional(?: oven)?)`,
);

function pattern(source: string): RegExp {
  return new RegExp(`^${ASKING}${source}$`, 'i');
}

const HOW_TO_ASK = 'Type one gas mark, or one temperature with its scale, like “gas mark 4” or “180 C to gas mark.”';

export function readGasMark(text: string): OvenReading | undefined {
  const plain = plainCharacters(text)
    .replace(/[?.!]+$/, '')
    .replace(/\bgas-mark\b/i, 'gas mark');
  const [mark, typed = '', target = 'F'] = GAS_MARK.exec(plain) ?? MARK_FIRST.exec(plain) ?? [];
  const number = numberIn(typed.toLowerCase());
  if (mark !== undefined && number !== undefined) return readSetting('gasMark', number, scaleIn(mark, target));
  const [toMark, degrees = '', unit = ''] = TO_GAS_MARK.exec(plain) ?? WHICH_GAS_MARK.exec(plain) ?? [];
  if (toMark !== undefined && !/^deg/i.test(unit)) return readSetting(scaleIn(toMark, unit), degrees, 'gasMark');
  const [fan, fanDegrees = '', scale = ''] = FAN_TO.exec(plain) ?? [];
  if (fan !== undefined) return readSetting('fan', fanDegrees, scaleIn('', scale));
  return /\bgas marks?\b/i.test(plain) ? { kind: 'message', message: HOW_TO_ASK } : undefined;
}

function numberIn(typed: string): string | undefined {
  if (typed.includes('.')) return typed.endsWith('25') ? '1/4' : '1/2';
  return /\d/.test(typed) ? typed : SMALL_NUMBERS[typed]?.toString();
}

function scaleIn(typed: string, scale: string): OvenScale {
  if (/\bfan\b/i.test(typed)) return 'fan';
  return /^f/i.test(scale) ? 'fahrenheit' : 'celsius';
}

function readSetting(from: OvenScale, value: string, to: OvenScale): OvenReading {
  const row = ovenColumns[from].cells.indexOf(value);
  if (row === -1) return { kind: 'message', message: unknownSetting(ovenText(from, value)) };
  const cell = (scale: OvenScale) => ovenColumns[scale].cells[row]!;
  const values = {
    gasMark: cell('gasMark'),
    fahrenheit: cell('fahrenheit'),
    celsius: cell('celsius'),
    fan: cell('fan'),
  };
  return { kind: 'setting', from, to, values };
}

export function ovenText(scale: OvenScale, value: string): string {
  if (scale === 'gasMark') return `gas mark ${value}`;
  const degrees = `${value} °${scale === 'fahrenheit' ? 'F' : 'C'}`;
  return scale === 'fan' ? `${degrees} in a fan oven` : degrees;
}

function unknownSetting(typed: string): string {
  const { cells } = ovenColumns.gasMark;
  const listed = `which lists gas marks ${cells[0]} to ${cells.at(-1)} with their temperatures`;
  return `${capitalize(typed)} isn’t an oven setting in our guide, ${listed}.`;
}
