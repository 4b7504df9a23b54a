import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { withSecondAttempt } from '@site/shell-contract';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { findUnitsToPick } from '../../format/units-by-name.ts';
import { shortUnitName } from '../../ui/unit-box.ts';
import type { UnitGroup, unitGroups } from '../../ui/unit-groups.ts';

export interface UnitPickerProps {
  label: string;
  units: readonly UnitDefinition[];
  chosen: string;
  onChoose: (unit: UnitDefinition) => void;
}

/** `text` is undefined until the visitor types; `activeId` is the unit that Enter chooses. */
interface OpenState {
  text: string | undefined;
  activeId: string | undefined;
}

const loadCode = () =>
  withSecondAttempt(async () => {
    const [{ UnitList }, { unitGroups }] = await Promise.all([
      import('./unit-list.tsx'),
      import('../../ui/unit-groups.ts'),
    ]);
    return { UnitList, unitGroups };
  });

let loaded: Awaited<ReturnType<typeof loadCode>> | undefined;

export function useUnitPicker({ units, chosen, onChoose }: UnitPickerProps) {
  const [state, setState] = useState<OpenState>();
  const [code, setCode] = useState(loaded);
  const [lastChosen, setLastChosen] = useState(chosen);
  if (lastChosen !== chosen) {
    // The unit changed elsewhere, for example by a swap. Discard the typed text.
    setLastChosen(chosen);
    setState(undefined);
  }
  const chosenUnit = units.find(({ id }) => id === chosen);
  const groups = state && listedGroups(state.text, units, code?.unitGroups);
  const matches = groups?.flatMap((group) => group.units) ?? [];
  const active = matches.find(({ id }) => id === state?.activeId) ?? matches[0];

  const isOpening = useRef(false);
  const openNow = () => setState((now) => now ?? { text: undefined, activeId: chosen });
  // Enter chooses the best match even before the list has loaded.
  const load = () =>
    loadCode().then((arrived) => {
      loaded = arrived;
      setCode(arrived);
    }, console.warn);

  function type(text: string) {
    if (!code) void load();
    setState({ text, activeId: undefined });
  }

  function open() {
    if (code) return openNow();
    isOpening.current = true;
    void load().then(() => isOpening.current && openNow());
  }

  function close() {
    isOpening.current = false;
    setState(undefined);
  }

  function choose(unit: UnitDefinition) {
    onChoose(unit);
    close();
  }

  /** Accepts the best match for typed text. Escape discards the text instead. */
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

  const shownText = state?.text ?? (chosenUnit ? shortUnitName(chosenUnit) : '');
  return { List: code?.UnitList, groups, active, shownText, open, leave, type, choose, onKeyDown };
}

/** The best matches for typed text come first. */
function listedGroups(
  text: string | undefined,
  units: readonly UnitDefinition[],
  group?: typeof unitGroups,
): readonly UnitGroup[] {
  if (text !== undefined) return [{ name: '', units: findUnitsToPick(text, units) }];
  return group?.(units) ?? [{ name: '', units }];
}
