import { plainDigits } from '@site/shell-contract';
import type { CopyableAnswer } from '@site/shell-contract';
import { visitorFormat } from '../format/visitor-format.ts';
import type { Equation } from './find.ts';
import { searchPath } from './search-page.ts';

export function buildCopyableAnswer(text: string, { number, symbol, text: title }: Equation): CopyableAnswer {
  return {
    text: plainDigits(number),
    withUnit: plainDigits(`${number} ${symbol}`.trim()),
    title,
    path: searchPath(text, visitorFormat()),
  };
}
