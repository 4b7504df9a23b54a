import { numberFormatOf } from '@site/catalogue/engine/number-format';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { chosenNumberFormat } from '@site/shell-contract';

/** Browser only. */
export function visitorFormat(): NumberFormat {
  return chosenNumberFormat() || browserFormat();
}

export function browserFormat(): NumberFormat {
  return numberFormatOf(navigator.language);
}
