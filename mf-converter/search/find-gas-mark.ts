import { capitalize } from '@site/catalogue/capitalize';
import { ovenColumns } from '@site/catalogue/facts/oven-settings';
import { plainCharacters } from '@site/catalogue/phrases/characters';
import type { SearchAnswer } from '@site/shell-contract';
import type { Found } from './find.ts';

const OVEN_GUIDE = { label: 'Oven temperatures and gas marks', to: '/conversion-guides/kitchen#oven' };
const ASKING = String.raw`(?:(?:what|which)(?: is|'s)? |convert |oven )?`;
const SCALE = String.raw`(?:°|deg(?:ree)?s? )? ?([fc]|fahrenheit|celsius|centigrade)`;
const GAS_MARK = pattern(String.raw`gas(?: mark)? (\d+|1\/[24])(?: (?:in|to|as) (?:${SCALE}|degrees))?`);
const TO_GAS_MARK = pattern(String.raw`(\d+) ?${SCALE} (?:(?:in|to|as) )?gas(?: marks?)?`);
const WHICH_GAS_MARK = pattern(String.raw`gas mark (?:is|for) (\d+) ?${SCALE}`);

function pattern(source: string): RegExp {
  return new RegExp(`^${ASKING}${source}$`, 'i');
}

const HOW_TO_ASK: SearchAnswer = {
  kind: 'message',
  message: 'Type one gas mark, or one temperature with its scale, like “gas mark 4” or “180 C to gas mark.”',
  alternatives: [],
};

type Scale = 'gasMark' | 'fahrenheit' | 'celsius';

const SCALES: readonly Scale[] = ['gasMark', 'fahrenheit', 'celsius'];
const written: Readonly<Record<Scale, (value: string) => string>> = {
  gasMark: (mark) => `gas mark ${mark}`,
  fahrenheit: (degrees) => `${degrees} °F`,
  celsius: (degrees) => `${degrees} °C`,
};

/** “gas mark 4”, “180 C to gas mark” */
export function findGasMark(text: string): Found | undefined {
  const plain = plainCharacters(text).replace(/[?.!]+$/, '');
  const [, mark, target = 'F'] = GAS_MARK.exec(plain) ?? [];
  if (mark !== undefined) return findSetting('gasMark', mark, scaleNamed(target));
  const [, degrees, unit = ''] = TO_GAS_MARK.exec(plain) ?? WHICH_GAS_MARK.exec(plain) ?? [];
  if (degrees !== undefined) return findSetting(scaleNamed(unit), degrees, 'gasMark');
  return /\bgas marks?\b/i.test(plain) ? { answer: HOW_TO_ASK, suggestions: [OVEN_GUIDE] } : undefined;
}

function scaleNamed(unit: string): Scale {
  return /^f/i.test(unit) ? 'fahrenheit' : 'celsius';
}

function findSetting(given: Scale, value: string, asked: Scale): Found {
  const row = ovenColumns[given].cells.indexOf(value);
  const answer = row === -1 ? unknownSetting(written[given](value)) : settingIn(row, given, asked);
  return { answer, suggestions: [OVEN_GUIDE] };
}

function settingIn(row: number, given: Scale, asked: Scale): SearchAnswer {
  const textIn = (scale: Scale) => written[scale](ovenColumns[scale].cells[row]!);
  const other = SCALES.find((scale) => scale !== given && scale !== asked)!;
  return {
    kind: 'result',
    reading: textIn(given),
    text: textIn(asked),
    isExact: false,
    more: [`${textIn(other)}, or ${ovenColumns.fan.cells[row]} °C in a fan oven`],
    alternatives: [],
  };
}

function unknownSetting(typed: string): SearchAnswer {
  const { cells } = ovenColumns.gasMark;
  const listed = `which lists gas marks ${cells[0]} to ${cells.at(-1)} with their temperatures`;
  const message = `${capitalize(typed)} isn’t an oven setting in our guide, ${listed}.`;
  return { kind: 'message', message, alternatives: [] };
}
