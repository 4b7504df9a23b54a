import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { unitGroups } from './unit-groups.ts';
import { unitOptions } from './unit-select.tsx';

/** Grouped if there are many. */
export function UnitOptions({ units }: { units: readonly UnitDefinition[] }) {
  return (
    unitGroups(units)?.map((group) => (
      <optgroup key={group.name} label={group.name}>
        {unitOptions(group.units)}
      </optgroup>
    )) ?? unitOptions(units)
  );
}
