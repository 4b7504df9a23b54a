import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { useState } from 'react';
import type { ConverterState } from './converter-state.ts';

interface ReadyTab {
  state: ConverterState;
  units: readonly UnitDefinition[];
}

/** So that the page does not move while the next tab's units load. */
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
