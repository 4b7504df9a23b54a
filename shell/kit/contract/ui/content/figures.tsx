import type { ReactNode } from 'react';
import {
  currentNumberFormat,
  SERVED_FORMAT,
  separatorsIn,
  useNumberFormat,
  type WrittenFormat,
} from './number-format.client.ts';

/** The number of a standard, such as ISO 80000, is a name. */
const NUMBER = /(?:ISO |IEC )?(?<![\w.])[-−]?(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?(?:e[+-]\d+)?/g;
/** Includes the decimal point if no other decimals remain. */
const TRAILING_ZEROS = /\.?0+$/;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * Formats a result, a table cell, or an equation. `text` has decimal points; hydration applies the visitor's format.
 * The global style draws group separators and powers of ten, so that the text stays one number for copying and screen
 * readers. The key makes React replace the whole element, even if a translation tool wrapped its text nodes. Only
 * elements may follow it in its parent.
 */
export function figures(text: string): ReactNode {
  return <Figures key={text} text={text} />;
}

/** Draws the trailing zeros of an exact value in the secondary color, because they carry no information. */
export function exactFigures(text: string): ReactNode {
  return <Figures key={`exact ${text}`} text={text} isExact />;
}

/** `data-format` keeps the format consistent in parts that are never hydrated. */
function Figures({ text, isExact = false }: { text: string; isExact?: boolean }) {
  const format = useNumberFormat();
  return (
    <span key={format} translate="no" data-format={format === SERVED_FORMAT ? undefined : format}>
      {drawPieces(text, format, isExact)}
    </span>
  );
}

/** Formats the numbers in a sentence. Prose passes no format, so it stays as served. */
export function spacedDigits(text: string, format = SERVED_FORMAT): string {
  const { group, decimal } = separatorsIn(format);
  return text.replace(NUMBER, (number) => {
    if (isName(number)) return number;
    const { sign, groups, rest, exponent } = listParts(number);
    return sign + groups.join(group) + rest.replace('.', decimal) + (exponent && drawnExponent(exponent));
  });
}

/**
 * Formats numbers for copying and for fields, without groups and with plain hyphens. Event handlers pass no format,
 * because a handler from hydration, to which React can replay an event, does not know the visitor's choice.
 */
export function plainDigits(text: string, format = currentNumberFormat()): string {
  const { decimal } = separatorsIn(format);
  return text
    .replace(NUMBER, (number) => (isName(number) ? number : number.replaceAll(',', '').replace('.', decimal)))
    .replaceAll('−', '-');
}

/** Turns `e+8` into `× 10⁸`, with no-break spaces. */
export function drawnExponent(exponent: string): string {
  const power = String(Number(exponent.slice(1))).replace('-', '⁻');
  return `\u00a0×\u00a010${power.replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] as string)}`;
}

const isName = (number: string) => number.startsWith('I');

function drawPieces(text: string, format: WrittenFormat, isExact: boolean): ReactNode {
  const pieces: ReactNode[] = [''];
  /** Merges neighboring strings, because React separates text nodes with a comment. */
  const write = (piece: string) => {
    const last = pieces.at(-1);
    if (typeof last === 'string') pieces[pieces.length - 1] = `${last}${piece}`;
    else pieces.push(piece);
  };
  const draw = (attribute: object, content: ReactNode) =>
    pieces.push(
      <span key={pieces.length} {...attribute}>
        {content}
      </span>,
    );
  const { decimal } = separatorsIn(format);
  let at = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    write(text.slice(at, index));
    at = index + number.length;
    const { sign, groups, rest, exponent } = listParts(number);
    const [firstGroup = '', ...laterGroups] = groups;
    write(isName(number) ? number : sign + firstGroup);
    if (isName(number)) continue;
    for (const group of laterGroups) draw({ 'data-group': '' }, group);
    const zeros = isExact ? TRAILING_ZEROS.exec(rest)?.[0] : undefined;
    const decimals = rest.slice(0, rest.length - (zeros?.length ?? 0));
    if (decimals) write(decimals.replace('.', decimal));
    if (zeros) draw({ 'data-zeros': '' }, zeros.replace('.', decimal));
    if (exponent) draw({ 'data-drawn': drawnExponent(exponent) }, <span>{exponent}</span>);
  }
  if (at < text.length) write(text.slice(at));
  return pieces.length === 1 ? pieces[0] : pieces;
}

function listParts(number: string) {
  const [, sign = '', whole = '', rest = '', exponent = ''] = /^([-−]?)([\d,]+)(\.\d+)?(e.*)?$/.exec(number) ?? [];
  return { sign: sign && '−', groups: listGroups(whole.replaceAll(',', '')), rest, exponent };
}

/** Groups the digits of numbers with five or more digits by three. */
function listGroups(digits: string): string[] {
  return digits.length < 5 ? [digits] : digits.replace(/\d(?=(\d{3})+$)/g, '$&,').split(',');
}
