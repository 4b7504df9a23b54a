import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { useState } from 'react';
import type { ConverterState } from './converter-state.ts';

interface ReadyTab {
  state: ConverterState;
  units: readonly UnitDefinition[];
}

/** Keeps the previous tab while the next one's units load, so that the page does not move. */
export function useLastReady(
  state: ConverterState,
  units: readonly UnitDefinition[] | undefined,
): ReadyTab | undefined {
  const [last, setLast] = useState<ReadyTab>();
  if (!units) return last;
  if (last?.state === state && last.units === units) return last;
  const ready = { state, units };
  setLast(ready);
  return ready;
}
