export const SIGN = 'sign';
export const LETTERS = 'letters';

interface Key {
  key: string;
  label: string;
}

const sign: Key = { key: SIGN, label: 'Change the sign' };
const half: Key = { key: '½', label: 'One half' };
const quarter: Key = { key: '¼', label: 'One quarter' };
const slash: Key = { key: '/', label: 'Fraction slash' };
const degrees: Key = { key: '°', label: 'Degrees' };

/** A prime means feet, or minutes of an angle. */
const primes = (one: string, two: string): Key[] => [
  { key: '′', label: one },
  { key: '″', label: two },
];

const KEYS: Readonly<Record<string, readonly Key[]>> = {
  length: [...primes('Feet', 'Inches'), half, slash],
  temperature: [sign],
  angle: [sign, degrees, ...primes('Minutes', 'Seconds')],
  weight: [half, quarter, slash],
  volume: [half, quarter, slash],
};

/** Empty where only plain numbers are usual. */
export function keysOf(category: string | undefined): readonly Key[] {
  return KEYS[category ?? ''] ?? [];
}

type Selection = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/**
 * Returns the field's text after a key. Focus selects the whole text, but a mark is appended instead of replacing it.
 */
export function withKey({ value, selectionStart, selectionEnd }: Selection, key: string): string {
  if (key === SIGN) return /^\s*[-−]/.test(value) ? value.replace(/^\s*[-−]\s*/, '') : `-${value.trimStart()}`;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const isWhole = start === 0 && end === value.length;
  return isWhole ? value + key : value.slice(0, start) + key + value.slice(end);
}
