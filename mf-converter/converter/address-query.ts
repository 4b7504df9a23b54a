import { SERVER_FORMAT } from './input-value.ts';
import type { InputValue } from './input-value.ts';

/** An empty value removes its parameter. */
export function addressQuery(typed: InputValue): { value: string; format: string } {
  return { value: typed.text.trim(), format: needsFormat(typed) ? typed.format : '' };
}

/** For another page's address, where the server's format applies. */
export function addressText(typed: InputValue): string {
  // The visitor can correct invalid text there.
  if (typed.state !== 'number') return typed.text;
  return needsFormat(typed) ? typed.valueText : typed.lastValidText;
}

const ONE_SEPARATOR_AND_THREE_DIGITS = /(?<![\d.,])\d{1,3}[.,]\d{3}(?![\d.,])/;

/** A swap clears `other` but not this ambiguity. */
function needsFormat({ text, format, other }: InputValue): boolean {
  return format !== SERVER_FORMAT && (other !== undefined || ONE_SEPARATOR_AND_THREE_DIGITS.test(text));
}
