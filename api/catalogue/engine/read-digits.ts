import { separatorsOf, type NumberFormat } from './number-format.ts';

export interface WrittenDigits {
  written: string;
  /** Without groups, with a decimal point. */
  decimal: string;
  group?: string;
}

interface Notation {
  pattern: RegExp;
  group?: string;
}

const START = '^[1-9]\\d{0,2}';

/** The first pattern that matches without ending inside a number wins. */
const NOTATIONS: readonly Notation[] = [
  { pattern: new RegExp(`${START}(?:'\\d{3})+(?:[.,٫]\\d+)?`), group: "'" },
  { pattern: new RegExp(`${START}(?:_\\d{3})+(?:\\.\\d+)?`), group: '_' },
  { pattern: new RegExp(`${START}(?:٬\\d{3})+(?:[.٫]\\d+)?`), group: '٬' },
  // In 1 250/3, the 250 belongs to the fraction.
  { pattern: new RegExp(`${START}(?: \\d{3})+(?:[.,٫]\\d+)?(?! ?/)`), group: ' ' },
  { pattern: new RegExp(`${START}(?:,\\d{3})+[.٫]\\d*`), group: ',' },
  { pattern: new RegExp(`${START}(?:,\\d{3}){2,}`), group: ',' },
  // Indian grouping has one meaning: 1,00,000.
  { pattern: /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?/, group: ',' },
  { pattern: new RegExp(`${START}(?:\\.\\d{3})+[,٫]\\d+`), group: '.' },
  { pattern: new RegExp(`${START}(?:\\.\\d{3}){2,}`), group: '.' },
  { pattern: /^\d+[,٫]\d+/ },
  { pattern: /^(?:\d+(?:\.\d*)?|[.٫]\d+)/ },
];

/** 1,500 and 1.500: a group or three decimals, depending on the format. */
const EITHER = new RegExp(`${START}[.,]\\d{3}(?!\\d)`);
const GOES_ON = /^[.,_٬٫]?\d|^'\d{3}/;

/** Expects text from `numberCharacters`. */
export function readDigits(text: string, format: NumberFormat): WrittenDigits | undefined {
  for (const { pattern, group } of NOTATIONS) {
    const written = pattern.exec(text)?.[0];
    if (written === undefined || GOES_ON.test(text.slice(written.length))) continue;
    const groups = group ?? groupOfEither(written, format);
    const digits = groups === undefined ? written : written.replaceAll(groups, '');
    const decimal = digits.replace(/[,٫]/, '.');
    return groups === undefined ? { written, decimal } : { written, decimal, group: groups };
  }
  return undefined;
}

function groupOfEither(written: string, format: NumberFormat): string | undefined {
  if (!EITHER.test(written)) return undefined;
  const separator = /[.,]/.exec(written)?.[0];
  return separator === separatorsOf(format).decimal ? undefined : separator;
}

export function withOtherSeparators(text: string): string {
  return text.replace(/(?<=\p{Nd})[.,](?=\p{Nd})/gu, (separator) => (separator === ',' ? '.' : ','));
}
