import type { NumberFormat } from '@site/catalog/engine/number-format';
import { OVEN_SCALES, ovenText, readGasMark } from '@site/catalog/phrases/read-gas-mark';
import type { OvenScale } from '@site/catalog/phrases/read-gas-mark';
import { buildEquationTexts } from './answer.ts';
import type { Found } from './find.ts';
import { suggestAnswerPage } from './search-page.ts';

const OVEN_GUIDE = { label: 'Oven temperatures and gas marks', to: '/conversion-guides/kitchen#oven' };

export function findGasMark(text: string, format?: NumberFormat): Found | undefined {
  const reading = readGasMark(text);
  if (!reading) return undefined;
  if (reading.kind === 'message') return { answer: { ...reading, alternatives: [] }, suggestions: [OVEN_GUIDE] };
  const { given, asked, values } = reading;
  const textIn = (scale: OvenScale) => ovenText(scale, values[scale]);
  const [quantity, number] = [textIn(given), textIn(asked)];
  const otherScales = OVEN_SCALES.filter((scale) => scale !== given && scale !== asked);
  return {
    answer: {
      kind: 'result',
      reading: quantity,
      text: number,
      isExact: false,
      more: [otherScales.map(textIn).join(', or ')],
      alternatives: [],
    },
    equation: { ...buildEquationTexts({ quantity, number, symbol: '', isExact: false }), category: 'temperature' },
    suggestions: [suggestAnswerPage(text, format), OVEN_GUIDE],
  };
}
