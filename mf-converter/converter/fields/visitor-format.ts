import { numberFormatOf } from '@site/catalogue/engine/number-format';
import type { NumberFormat } from '@site/catalogue/engine/number-format';

/** The format that what is typed now is read in. Only for event handlers: the server does not know it. */
export function visitorFormat(): NumberFormat {
  return numberFormatOf(navigator.language);
}
