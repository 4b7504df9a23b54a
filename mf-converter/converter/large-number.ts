const WORDS = ['million', 'billion', 'trillion', 'quadrillion', 'quintillion'];

/** Returns `405.04 million` for `4.0504e+8`. */
export function largeNumber(result: string): string | undefined {
  const [, sign = '', first = '', decimals = '', exponent = ''] = /^(-?)(\d)\.?(\d*)e\+(\d+)$/.exec(result) ?? [];
  const power = Number(exponent);
  const word = WORDS[Math.floor(power / 3) - 2];
  if (first === '' || word === undefined) return undefined;
  const shift = power % 3;
  const whole = first + decimals.slice(0, shift).padEnd(shift, '0');
  const rest = decimals.slice(shift).replace(/0+$/, '');
  return `${sign}${whole}${rest && `.${rest}`} ${word}`;
}
