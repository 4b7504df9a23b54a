import { exactConversion, shownInWidget } from '../../support/conversion-oracle.ts';
import type { Contestant } from './contestants.ts';
import { QUESTIONS } from './questions.ts';

/** Share of correct displays by the exact definitions, 0 to 1. */
export function rightDisplays(contestant: Contestant): number {
  const right = QUESTIONS.filter((question) => {
    const { typed, category, from, to } = question;
    return contestant.prepare(question).answer() === shownInWidget(exactConversion(typed, category, from, to));
  });
  return right.length / QUESTIONS.length;
}
