import type { ReactNode } from 'react';
import './plain-minus.client.ts';
import { SERVED_FORMAT, currentNumberFormat, separatorsIn, useNumberFormat } from './number-format.client.ts';
import type { WrittenFormat } from './number-format.client.ts';

/** A standard's number is a name: ISO 80000. Then sign, whole digits with or without commas, decimals, exponent. */
const NUMBER = /(?:ISO |IEC )?(?<![\w.])[-−]?(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?(?:e[+-]\d+)?/g;
/** With the point where nothing else follows it. */
const TRAILING_ZEROS = /\.?0+$/;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * A result, a cell, or an equation. `text` has decimal points; the visitor's format is applied after hydration. Its text stays one
 * number, so that copying and reading aloud give one number; the global style draws the groups and the powers of ten. It is one element
 * with a key: React replaces it whole, which works on a page whose text nodes a translator has wrapped. Nothing but elements may follow
 * it in its parent.
 */
export function figures(text: string): ReactNode {
  return <Figures key={text} text={text} />;
}

/** The same for an exact value: the zeros at its end carry no information and are drawn in the secondary color. */
export function exactFigures(text: string): ReactNode {
  return <Figures key={`exact ${text}`} text={text} isExact />;
}

/** Names its format for the global style, so that groups and decimals agree even where a part of the page is never hydrated. */
function Figures({ text, isExact = false }: { text: string; isExact?: boolean }) {
  const format = useNumberFormat();
  return (
    <span key={format} translate="no" data-format={format === SERVED_FORMAT ? undefined : format}>
      {drawnPieces(text, format, isExact)}
    </span>
  );
}

/** A sentence with numbers in it: their separators are part of the text. Prose of a page passes no format and stays as it is served. */
export function spacedDigits(text: string, format = SERVED_FORMAT): string {
  const { group, decimal } = separatorsIn(format);
  return text.replace(NUMBER, (number) => {
    if (isName(number)) return number;
    const { sign, groups, rest, exponent } = partsOf(number);
    return sign + groups.join(group) + rest.replace('.', decimal) + (exponent && drawnExponent(exponent));
  });
}

/**
 * The text to copy or to put into a field: no groups, plain hyphens, and the format's decimal separator. Event handlers pass no format:
 * the first event can be replayed to a handler of the hydrating render, which does not know the visitor's choice yet.
 */
export function plainDigits(text: string, format = currentNumberFormat()): string {
  const { decimal } = separatorsIn(format);
  return text
    .replace(NUMBER, (number) => (isName(number) ? number : number.replaceAll(',', '').replace('.', decimal)))
    .replaceAll('−', '-');
}

/** What is drawn in the place of `e+8`: `× 10⁸`, with spaces that do not break. */
export function drawnExponent(exponent: string): string {
  const power = String(Number(exponent.slice(1))).replace('-', '⁻');
  return `\u00a0×\u00a010${power.replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] as string)}`;
}

const isName = (number: string) => number.startsWith('I');

function drawnPieces(text: string, format: WrittenFormat, isExact: boolean): ReactNode {
  const pieces: ReactNode[] = [''];
  /** Neighboring strings become one: React writes a comment between two text nodes. */
  const write = (piece: string) => {
    const last = pieces.at(-1);
    if (typeof last === 'string') pieces[pieces.length - 1] = `${last}${piece}`;
    else pieces.push(piece);
  };
  let at = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    write(text.slice(at, index));
    at = index + number.length;
    const { sign, groups, rest, exponent } = partsOf(number);
    const [first = '', ...others] = groups;
    write(isName(number) ? number : sign + first);
    if (isName(number)) continue;
    for (const group of others)
      pieces.push(
        <span key={pieces.length} data-group="">
          {group}
        </span>,
      );
    const zeros = isExact ? TRAILING_ZEROS.exec(rest)?.[0] : undefined;
    const decimals = rest.slice(0, rest.length - (zeros?.length ?? 0));
    const { decimal } = separatorsIn(format);
    if (decimals) write(decimals.replace('.', decimal));
    if (zeros)
      pieces.push(
        <span key={pieces.length} data-zeros="">
          {zeros.replace('.', decimal)}
        </span>,
      );
    if (exponent)
      pieces.push(
        <span key={pieces.length} data-drawn={drawnExponent(exponent)}>
          <span>{exponent}</span>
        </span>,
      );
  }
  if (at < text.length) write(text.slice(at));
  return pieces.length === 1 ? pieces[0] : pieces;
}

function partsOf(number: string) {
  const [, sign = '', whole = '', rest = '', exponent = ''] = /^([-−]?)([\d,]+)(\.\d+)?(e.*)?$/.exec(number) ?? [];
  return { sign: sign && '−', groups: groupsOf(whole.replaceAll(',', '')), rest, exponent };
}

/** Groups of three from five digits on. */
function groupsOf(digits: string): string[] {
  return digits.length < 5 ? [digits] : digits.replace(/\d(?=(\d{3})+$)/g, '$&,').split(',');
}
