import { numberFormatOf } from '@site/catalogue/engine/number-format';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { chosenNumberFormat } from '@site/shell-contract';

/** Returns the visitor's chosen format, or else that of the browser's language. Not available on the server. */
export function visitorFormat(): NumberFormat {
  return chosenNumberFormat() || browserFormat();
}

export function browserFormat(): NumberFormat {
  return numberFormatOf(navigator.language);
}
