import type { NumberFormat } from '@site/catalog/engine/number-format';
import { readSlope, SLOPE_NOTE } from '@site/catalog/slope/read-slope';
import { buildEquationTexts } from './answer.ts';
import type { Found } from './find.ts';
import { suggestAnswerPage } from './search-page.ts';

const FORMS = ['percent', 'degrees', 'ratio'] as const;

export function findSlope(text: string, format?: NumberFormat): Found | undefined {
  const reading = readSlope(text, format);
  if (!reading) return undefined;
  const { from, to, texts } = reading;
  const rest = FORMS.filter((form) => form !== from && form !== to).map((form) => `≈ ${texts[form]}`);
  const [quantity, number] = [texts[from], texts[to]];
  return {
    answer: {
      kind: 'result',
      reading: `A slope of ${quantity}`,
      text: number,
      isExact: false,
      more: [...rest, SLOPE_NOTE],
      alternatives: [],
    },
    equation: { ...buildEquationTexts({ quantity, number, symbol: '', isExact: false }), category: 'angle' },
    suggestions: [suggestAnswerPage(text, format), { label: 'Angle Converters', to: '/category/angle' }],
  };
}
