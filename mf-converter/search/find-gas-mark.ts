import type { NumberFormat } from '@site/catalog/engine/number-format';
import { OVEN_SCALES, ovenText, readGasMark } from '@site/catalog/phrases/read-gas-mark';
import type { OvenScale, OvenSetting } from '@site/catalog/phrases/read-gas-mark';
import type { SearchAnswer } from '@site/shell-contract';
import { buildEquationTexts } from './answer.ts';
import type { Found } from './find.ts';
import { suggestAnswerPage } from './search-page.ts';

const OVEN_GUIDE = { label: 'Oven temperatures and gas marks', to: '/conversion-guides/kitchen#oven' };

export function findGasMark(text: string, format?: NumberFormat): Found | undefined {
  const reading = readGasMark(text);
  if (!reading) return undefined;
  if (reading.kind === 'message') return { answer: { ...reading, alternatives: [] }, suggestions: [OVEN_GUIDE] };
  const { from, to, values } = reading;
  const [quantity, number] = [ovenText(from, values[from]), ovenText(to, values[to])];
  return {
    answer: buildAnswer(reading),
    equation: { ...buildEquationTexts({ quantity, number, symbol: '', isExact: false }), category: 'temperature' },
    suggestions: [suggestAnswerPage(text, format), OVEN_GUIDE],
  };
}

function buildAnswer({ from, to, values }: OvenSetting): SearchAnswer {
  const textIn = (scale: OvenScale) => ovenText(scale, values[scale]);
  const others = OVEN_SCALES.filter((scale) => scale !== from && scale !== to);
  return {
    kind: 'result',
    reading: textIn(from),
    text: textIn(to),
    isExact: false,
    more: [others.map(textIn).join(', or ')],
    alternatives: [],
  };
}
