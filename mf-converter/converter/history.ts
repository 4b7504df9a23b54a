/** Undo restores the last state of `past`, and redo the last state of `future`. */
export interface History<State> {
  past: readonly State[];
  future: readonly State[];
  group?: string | undefined;
}

const MAX_STEPS = 50;

/** @param group changes in succession with the same name are one step */
export function recordState<State>(
  state: State,
  { past = [], group: lastGroup }: Partial<History<State>> = {},
  group?: string,
): History<State> {
  const isSameGroup = group !== undefined && group === lastGroup;
  return { past: isSameGroup ? past : [...past, state].slice(-MAX_STEPS), future: [], group };
}

/** Undefined if there is nothing to undo or redo. */
export function restoreState<State>(
  state: State,
  { past, future }: History<State>,
  direction: 'undo' | 'redo',
): (State & { history: History<State> }) | undefined {
  const isUndo = direction === 'undo';
  const restored = (isUndo ? past : future).at(-1);
  if (!restored) return undefined;
  const history = isUndo
    ? { past: past.slice(0, -1), future: [...future, state] }
    : { past: [...past, state], future: future.slice(0, -1) };
  return { ...restored, history };
}
