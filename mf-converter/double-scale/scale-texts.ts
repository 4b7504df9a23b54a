import { convert, hasCounterpart } from '@site/catalogue/engine/convert';
import { proseNumber, wholeFigures } from '@site/catalogue/engine/prose-number';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { symbolFor } from '@site/catalogue/engine/unit-symbol';
import { spacedDigits } from '@site/shell-contract';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import type { Scale } from './scale.ts';

/** The pointer's number is as typed, up to six digits. A scale shows no more than three of its counterpart. */
const FIGURES = { from: 6, to: 3 };

interface ScaleTexts {
  /** `6 ft` */
  from: string;
  /** `1.83 m`. Undefined if there is no counterpart, or it is hidden. */
  to: string | undefined;
  /** `6 feet is 1.83 meters` */
  sentence: string;
}

interface ShownScale {
  from: UnitDefinition;
  to: UnitDefinition;
  format: NumberFormat;
  isOneSided?: boolean;
}

export function scaleTexts(value: Rational, { from, to, format, isOneSided }: ShownScale): ScaleTexts {
  const write = (number: Rational, figures: number) =>
    spacedDigits(proseNumber(number, wholeFigures(number, figures)), format);
  const fromText = write(value, FIGURES.from);
  const shownFrom = `${fromText} ${symbolFor(value, from)}`;
  if (isOneSided || !hasCounterpart(value, from, to))
    return { from: shownFrom, to: undefined, sentence: counted(fromText, from) };
  const converted = convert(value, from, to);
  const toText = write(converted, FIGURES.to);
  return {
    from: shownFrom,
    to: `${toText} ${symbolFor(converted, to)}`,
    sentence: `${counted(fromText, from)} is ${counted(toText, to)}`,
  };
}

function counted(number: string, { singular, plural }: UnitDefinition): string {
  return `${number} ${number === '1' ? singular : plural}`;
}

export function scaleNote({ shape, from, isReciprocal }: Scale): string {
  if (isReciprocal) return 'As one needle rises, the other falls.';
  if (from.isLogarithmic) return 'Logarithmic: each number is 10 × the last.';
  return shape === 'thermometer' ? 'Drag the level up or down.' : 'Drag the pointer, or tap the scale.';
}
