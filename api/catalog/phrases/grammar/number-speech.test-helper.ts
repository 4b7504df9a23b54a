/* This oracle shares no code or tables with the parser. */

interface Spelling {
  isHyphened?: boolean;
  /** `two hundred and five`, not `two hundred five`. */
  hasAnd?: boolean;
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
] as const;
const IRREGULAR = new Map(
  Object.entries({
    one: 'first',
    two: 'second',
    three: 'third',
    five: 'fifth',
    eight: 'eighth',
    nine: 'ninth',
    twelve: 'twelfth',
  }),
);

export function cardinalWords(number: number, { isHyphened = true, hasAnd = false }: Spelling = {}): string {
  const groups = SCALES.flatMap(([size, name]) => {
    const count = Math.floor((number % (size * 1000)) / size);
    return count === 0 ? [] : [`${belowThousand(count, isHyphened, hasAnd)} ${name}`];
  });
  const rest = number % 1000;
  if (rest > 0 || number === 0) {
    const words = belowThousand(rest, isHyphened, hasAnd);
    groups.push(hasAnd && groups.length > 0 && rest < 100 ? `and ${words}` : words);
  }
  return groups.join(' ');
}

function belowThousand(number: number, isHyphened: boolean, hasAnd: boolean): string {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  const words = hundreds > 0 ? [`${ONES[hundreds]} hundred`] : [];
  if (rest > 0 || hundreds === 0) {
    const small = belowHundred(rest, isHyphened ? '-' : ' ');
    words.push(hasAnd && hundreds > 0 ? `and ${small}` : small);
  }
  return words.join(' ');
}

function belowHundred(number: number, joint: string): string {
  if (number < 20) return ONES[number]!;
  const tens = TENS[Math.floor(number / 10)]!;
  return number % 10 === 0 ? tens : `${tens}${joint}${ONES[number % 10]}`;
}

export function ordinalWords(number: number, spelling: Spelling = {}): string {
  const words = cardinalWords(number, spelling).replace(/^one (?=(?:hundred|thousand|million|billion)$)/, '');
  const last = /[a-z]+$/.exec(words)![0];
  return `${words.slice(0, -last.length)}${IRREGULAR.get(last) ?? `${last.replace(/y$/, 'ie')}th`}`;
}
