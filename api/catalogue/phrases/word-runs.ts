import { LEADS, TAILS, type Runs } from './grammar-words.ts';
import type { Token } from './tokens.ts';

export type Run = readonly string[];

const MAX_LEADS = 6;
const MAX_TAILS = 4;
const MAX_FORMS = 20;

/** The fewest removed words come first. */
export function strippedForms(tokens: readonly Token[]): (readonly Token[])[] {
  const starts = [tokens];
  for (
    let form = tokens, run = runAtStart(form, LEADS);
    run && starts.length <= MAX_LEADS;
    run = runAtStart(form, LEADS)
  ) {
    form = form.slice(run.length);
    starts.push(form);
  }
  return starts
    .flatMap((start) => {
      const ends = [start];
      for (
        let form = start, run = runAtEnd(form, TAILS);
        run && ends.length <= MAX_TAILS;
        run = runAtEnd(form, TAILS)
      ) {
        form = form.slice(0, form.length - run.length);
        ends.push(form);
      }
      return ends;
    })
    .filter((form) => form.length > 0)
    .slice(0, MAX_FORMS);
}

export function textAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  if (token === undefined) return '';
  return token.kind === 'word' || token.kind === 'mark' ? token.text : token.typed;
}

export function runAt(tokens: readonly Token[], at: number, { byFirst }: Runs): Run | undefined {
  return byFirst
    .get(textAt(tokens, at))
    ?.find((run) => run.every((word, place) => textAt(tokens, at + place) === word));
}

export function runAtStart(tokens: readonly Token[], runs: Runs): Run | undefined {
  return runAt(tokens, 0, runs);
}

function runAtEnd(tokens: readonly Token[], { byLast }: Runs): Run | undefined {
  const runs = byLast.get(textAt(tokens, tokens.length - 1));
  return runs?.find(
    (run) =>
      run.length <= tokens.length &&
      run.every((word, place) => textAt(tokens, tokens.length - run.length + place) === word),
  );
}
