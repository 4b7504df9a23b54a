import type { ApiClient } from '@site/api-contract';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { type WithFallback, withFallback } from './with-fallback.ts';

/** Names by unit ID. The API supplies only names, because conversions use the exact built-in definitions. */
export type UnitNames = Readonly<Record<string, string>>;

export function loadUnitNames(
  api: ApiClient,
  category: string,
  units: readonly UnitDefinition[],
): Promise<WithFallback<UnitNames>> {
  return withFallback(
    async () => unitNames(await api.units(category)),
    async () => unitNames(units),
  );
}

export function otherNames(names: UnitNames, units: readonly UnitDefinition[]): UnitNames {
  const own = unitNames(units);
  return Object.fromEntries(Object.entries(names).filter(([id, name]) => name !== own[id]));
}

export function unitNames(units: readonly { id: string; name: string }[]): UnitNames {
  return Object.fromEntries(units.map(({ id, name }) => [id, name]));
}
