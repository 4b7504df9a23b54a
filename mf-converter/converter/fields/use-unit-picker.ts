import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { unitsToPick } from '../../format/units-by-name.ts';
import { unitGroups } from './unit-groups.ts';
import type { UnitGroup } from './unit-groups.ts';
import type { UnitPickerProps } from './unit-picker.tsx';

/** `text` is undefined until the visitor types; `activeId` is the unit that Enter chooses. */
interface OpenState {
  text: string | undefined;
  activeId: string | undefined;
}

export function useUnitPicker({ units, chosen, onChoose }: UnitPickerProps) {
  const [state, setState] = useState<OpenState>();
  const [known, setKnown] = useState(chosen);
  if (known !== chosen) {
    // The unit changed elsewhere, for example by a swap. Discard the typed text.
    setKnown(chosen);
    setState(undefined);
  }
  const chosenUnit = units.find(({ id }) => id === chosen);
  const groups = state && listedGroups(state.text, units);
  const matches = groups?.flatMap((group) => group.units) ?? [];
  const active = matches.find(({ id }) => id === state?.activeId) ?? matches[0];

  const open = () => setState((now) => now ?? { text: undefined, activeId: chosen });
  const close = () => setState(undefined);
  const type = (text: string) => setState({ text, activeId: undefined });

  function choose(unit: UnitDefinition) {
    onChoose(unit.id);
    close();
  }

  /** Accepts the best match for typed text. Escape discards it. */
  function leave() {
    if (state?.text?.trim() && active) choose(active);
    else close();
  }

  function move(steps: number) {
    if (!state) return open();
    const at = active ? matches.indexOf(active) : 0;
    const next = matches[Math.min(Math.max(at + steps, 0), matches.length - 1)];
    setState({ ...state, activeId: next?.id });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey && event.key !== 'ArrowDown') return;
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (steps !== undefined) move(steps);
    else if (event.key === 'Enter' && state && active) choose(active);
    else if (event.key === 'Escape' && state) close();
    else return;
    event.preventDefault();
  }

  const shownText = state?.text ?? (chosenUnit ? closedText(chosenUnit) : '');
  return { groups, active, shownText, open, leave, type, choose, onKeyDown };
}

/** Matches of typed text are sorted by how well they match. */
function listedGroups(text: string | undefined, units: readonly UnitDefinition[]): readonly UnitGroup[] {
  if (text !== undefined) return [{ name: '', units: unitsToPick(text, units) }];
  return unitGroups(units) ?? [{ name: '', units }];
}

/** Longer names don't fit a phone. Their symbols must. */
const MAX_CHARACTERS = 24;

function closedText({ fullName, name, symbol, plural }: UnitDefinition): string {
  if (fullName.length <= MAX_CHARACTERS) return fullName;
  return `${symbol} · ${plural.startsWith(symbol) ? name : plural}`;
}
