import type { ConversionAnswer } from '@site/api-contract';
import { SLOPE_NOTE, type SlopeForm, type SlopeReading } from '@site/catalog/slope/read-slope';

const SYMBOLS: Readonly<Record<SlopeForm, string>> = { percent: '%', degrees: '°', ratio: '' };

export function answerSlope(query: string, { from, to, texts }: SlopeReading): ConversionAnswer {
  const getSide = (form: SlopeForm) => ({ unit: `slope-${form}`, symbol: SYMBOLS[form] });
  const number = (form: SlopeForm) => texts[form].replace(/[%°]/, '');
  return {
    query,
    reading: `a slope of ${texts[from]} in ${to}`,
    category: 'angle',
    from: { value: number(from), ...getSide(from) },
    to: getSide(to),
    result: { exact: number(to), decimal: number(to), isExact: false },
    text: `${texts[from]} ≈ ${texts[to]}`,
    note: SLOPE_NOTE,
    alternatives: [],
  };
}
