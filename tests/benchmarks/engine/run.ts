import { CONTESTANTS, type Prepared } from './contestants.ts';
import { keystrokes, unitCount } from './keystroke.ts';
import { runsPerSecond } from './measure.ts';
import { QUESTIONS } from './questions.ts';
import { rightDisplays } from './right-displays.ts';

const prepared = CONTESTANTS.map((contestant) => ({
  contestant,
  questions: QUESTIONS.map((question) => contestant.prepare(question)),
}));
const speeds = (work: (question: Prepared) => unknown) =>
  runsPerSecond(
    Object.fromEntries(prepared.map(({ contestant, questions }) => [contestant.name, inTurn(questions, work)])),
  );
const conversions = speeds((question) => question.convert());
const answers = speeds((question) => question.answer());
const fastest = CONTESTANTS[0]!.name;

console.log(
  `${QUESTIONS.length} questions. Conversions convert a number, and answers turn typed text into shown text. ` +
    `Both are thousands per second, and relative to ${fastest}.\n`,
);
console.log('| | right displays | conversions | ratio | answers | ratio |\n|---|---|---|---|---|---|');
for (const contestant of CONTESTANTS) {
  const { name } = contestant;
  const share = rightDisplays(contestant) * 100;
  const columns = [conversions, answers].flatMap((by) => [thousands(by[name]!), (by[name]! / by[fastest]!).toFixed(3)]);
  console.log(`| ${name} | ${share === 100 ? '100' : share.toFixed(1)} % | ${columns.join(' | ')} |`);
}

const perKey = runsPerSecond(keystrokes);
const plain = perKey['a plain multiplication and toFixed for the same units'];
console.log(`\nOne keystroke, with ${unitCount} units:\n\n| | µs | times the plain one |\n|---|---|---|`);
for (const [name, speed] of Object.entries(perKey))
  console.log(`| ${name} | ${(1e6 / speed).toFixed(1)} | ${(plain / speed).toFixed(0)} |`);

/** Alternates questions, so that none is optimized alone. */
function inTurn(questions: readonly Prepared[], work: (question: Prepared) => unknown): () => unknown {
  let at = 0;
  return () => {
    at = (at + 1) % questions.length;
    return work(questions[at]!);
  };
}

function thousands(perSecond: number): string {
  return Math.round(perSecond / 1000).toLocaleString('en-US');
}
