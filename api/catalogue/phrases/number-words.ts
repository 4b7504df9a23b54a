/** Words for numbers, as people say and misspell them. */
export const SMALL_NUMBERS: Readonly<Record<string, number>> = {
  zero: 0,
  nought: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
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

/** What multiplies the number before it, `2 dozen` and `5 million` too. */
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

/** Multiples that a plural or another spelling stands for. */
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

/** Parts of one, by their denominators. */
export const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  eighth: 8,
  eighths: 8,
  tenth: 10,
  tenths: 10,
  sixteenth: 16,
  sixteenths: 16,
  hundredth: 100,
  hundredths: 100,
  thousandth: 1000,
  thousandths: 1000,
};

export const MINUS = new Set(['-', 'minus', 'negative']);
export const PLUS = new Set(['+', 'plus', 'positive']);
export const AND = new Set(['and', '&']);

// What people type is looked up in them: `constructor` is no number, and neither is anything else that objects inherit.
for (const words of [SMALL_NUMBERS, TENS, MULTIPLES, OTHER_MULTIPLES, PARTS]) Object.setPrototypeOf(words, null);
