import { rational } from '@site/catalogue/engine/rational';
import { symbolFor } from '@site/catalogue/engine/unit-symbol';
import { allUnits } from '@site/catalogue/units/all-units';

const [ONE, TWO] = [rational(1n), rational(2n)];

/** The words of all symbols: `ft`, `cup` and `cups`, `gal` and `UK`. */
export const imageWords: readonly string[] = [
  ...new Set(
    allUnits.flatMap((unit) => [symbolFor(ONE, unit), symbolFor(TWO, unit)].flatMap((symbol) => symbol.split(' '))),
  ),
];
