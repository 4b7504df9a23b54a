import { exactConversion, shownInWidget } from '../../support/conversion-oracle.ts';
import type { Contestant } from './contestants.ts';
import { QUESTIONS } from './questions.ts';

/** Share of the questions to which it shows what the exact definitions make of them: from 0 to 1. */
export function rightDisplays(contestant: Contestant): number {
  const right = QUESTIONS.filter((question) => {
    const { typed, category, from, to } = question;
    return contestant.prepare(question).answer() === shownInWidget(exactConversion(typed, category, from, to));
  });
  return right.length / QUESTIONS.length;
}
