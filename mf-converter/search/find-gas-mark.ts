import { OVEN_SCALES, ovenText, readGasMark } from '@site/catalogue/phrases/read-gas-mark';
import type { OvenScale, OvenSetting } from '@site/catalogue/phrases/read-gas-mark';
import type { SearchAnswer } from '@site/shell-contract';
import type { Found } from './find.ts';

const OVEN_GUIDE = { label: 'Oven temperatures and gas marks', to: '/conversion-guides/kitchen#oven' };

export function findGasMark(text: string): Found | undefined {
  const reading = readGasMark(text);
  if (!reading) return undefined;
  const answer = reading.kind === 'setting' ? answerOf(reading) : { ...reading, alternatives: [] };
  return { answer, suggestions: [OVEN_GUIDE] };
}

function answerOf({ given, asked, values }: OvenSetting): SearchAnswer {
  const textIn = (scale: OvenScale) => ovenText(scale, values[scale]);
  const others = OVEN_SCALES.filter((scale) => scale !== given && scale !== asked);
  return {
    kind: 'result',
    reading: textIn(given),
    text: textIn(asked),
    isExact: false,
    more: [others.map(textIn).join(', or ')],
    alternatives: [],
  };
}
