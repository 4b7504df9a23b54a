const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';

export const SMALL_NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(WORDS.split(' ').map((word, value) => [word, value])),
  nought: 0,
};

export const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  ninty: 90,
};

export const MULTIPLES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  lakh: 100_000,
  million: 1_000_000,
  crore: 10_000_000,
  billion: 1_000_000_000,
  trillion: 1_000_000_000_000,
};

export const OTHER_MULTIPLES: Readonly<Record<string, string>> = {
  hundreds: 'hundred',
  thousands: 'thousand',
  millions: 'million',
  billions: 'billion',
  dozens: 'dozen',
  lakhs: 'lakh',
  crores: 'crore',
  bn: 'billion',
};

/** The values are powers of ten. British newspapers write a lowercase m for a million. */
export const SUFFIXES: Readonly<Record<string, number>> = {
  k: 3,
  m: 6,
  mn: 6,
  mln: 6,
  mio: 6,
  b: 9,
  bln: 9,
  mrd: 9,
  tn: 12,
};

/** These precede an amount, as in `twice 150 ml`. */
export const FACTORS: Readonly<Record<string, number>> = { double: 2, twice: 2, triple: 3, thrice: 3, quadruple: 4 };

export const PARTS: Readonly<Record<string, number>> = { half: 2, halves: 2, halfs: 2, quarter: 4, quarters: 4 };

const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  one: ['first'],
  two: ['second'],
  three: ['third'],
  five: ['fifth'],
  eight: ['eighth', 'eigth', 'eightth'],
  nine: ['ninth', 'nineth'],
  twelve: ['twelfth', 'twelth'],
};

export const ORDINALS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({ ...SMALL_NUMBERS, ...TENS, ...MULTIPLES }).flatMap(([cardinal, value]) =>
    (IRREGULAR[cardinal] ?? [`${cardinal.replace(/y$/, 'ie')}th`]).flatMap((ordinal) => [
      [ordinal, value],
      [`${ordinal}s`, value],
    ]),
  ),
);

export const MINUS = new Set(['-', 'minus', 'negative']);
export const PLUS = new Set(['+', 'plus', 'positive']);
export const AND = new Set(['and', '&']);

// Lookups use typed words, so these tables must not inherit members such as `constructor`.
for (const words of [FACTORS, SUFFIXES, SMALL_NUMBERS, TENS, MULTIPLES, OTHER_MULTIPLES, PARTS, ORDINALS])
  Object.setPrototypeOf(words, null);
