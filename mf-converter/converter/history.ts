/** States to restore, the nearest last. */
export interface History<State> {
  past: readonly State[];
  future: readonly State[];
  run?: string | undefined;
}

const MAX_STEPS = 50;

/** @param run changes in succession with the same name are one step */
export function recorded<State>(
  state: State,
  { past, run: last }: Partial<History<State>> = {},
  run?: string,
): History<State> {
  const isSameStep = run !== undefined && run === last;
  return { past: isSameStep && past ? past : [...(past ?? []), state].slice(-MAX_STEPS), future: [], run };
}

/** Undefined if there is nothing to undo or redo. */
export function restored<State>(
  state: State,
  { past, future }: History<State>,
  direction: 'undo' | 'redo',
): (State & { history: History<State> }) | undefined {
  const [source, target] = direction === 'undo' ? [past, future] : [future, past];
  const found = source.at(-1);
  if (!found) return undefined;
  const [rest, grown] = [source.slice(0, -1), [...target, state]];
  const history = direction === 'undo' ? { past: rest, future: grown } : { past: grown, future: rest };
  return { ...found, history };
}
