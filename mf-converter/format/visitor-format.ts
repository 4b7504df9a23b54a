import { numberFormatOf } from '@site/catalogue/engine/number-format';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { chosenNumberFormat } from '@site/shell-contract';

/** The format to read typed numbers in: the visitor's choice, or else the browser's language. Only for browsers: the server knows neither. */
export function visitorFormat(): NumberFormat {
  return chosenNumberFormat() || browserFormat();
}

export function browserFormat(): NumberFormat {
  return numberFormatOf(navigator.language);
}
