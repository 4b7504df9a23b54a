import { textAt, type Token, typedText } from '../text/tokens.ts';
import { unitsAt } from './find-units.ts';
import { CUBIC, SQUARE, type UnitIndex } from './unit-index.ts';

const JOINTS = new Set(['/', 'per', '·', '*', '-']);

/** Electric cars: distance per energy, and energy per distance. */
export const COMPOUND_NOTES: readonly (readonly [RegExp, string])[] = [
  [
    /kwh/i,
    'isn’t a unit we convert yet. Divide 62.137 by the miles per kilowatt hour to get kilowatt hours per 100 kilometers.',
  ],
];

/** A compound of known units that the site lacks: `cubic miles`, `ft/min`, `g/cm3`. */
export function compoundUnit(tokens: readonly Token[], index: UnitIndex): string | undefined {
  for (let at = 0; at < tokens.length;) {
    const end = compoundEnd(tokens, at, index);
    if (end !== undefined) return typedText(tokens.slice(at, end));
    // The `lbf/s` of `ft·lbf/s` is not a separate unit.
    at = unitsAt(tokens, at, index)[0]?.end ?? at + 1;
  }
  return undefined;
}

function compoundEnd(tokens: readonly Token[], at: number, index: UnitIndex): number | undefined {
  const [whole] = unitsAt(tokens, at, index);
  const text = textAt(tokens, at);
  if (!whole) {
    const length = SQUARE.has(text) || CUBIC.has(text) ? unitsAt(tokens, at + 1, index)[0] : undefined;
    return length?.end;
  }
  const joint = tokens[whole.end];
  // 5 ft - 3 in is a difference; in ft - m, m is a target.
  if (joint === undefined || !JOINTS.has(textAt(tokens, whole.end))) return undefined;
  if (joint.kind === 'mark' && (joint.isSpaced || tokens[whole.end + 1]?.isSpaced === true)) return undefined;
  return unitsAt(tokens, whole.end + 1, index)[0]?.end;
}
