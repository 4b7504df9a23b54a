import type { UnitSource } from '../category-schema.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';

export function definitionsOf(category: string, units: readonly UnitSource[]): UnitDefinition[] {
  return units.map(
    ({
      id,
      name,
      singular,
      plural,
      symbol,
      fullName = `${name} (${symbol})`,
      slug,
      aliases,
      toBase,
      authority,
      searchedAs,
      finestFraction,
    }) => {
      return {
        id,
        category,
        name,
        singular,
        plural,
        symbol,
        fullName,
        slug,
        aliases,
        toBase,
        authority,
        ...(searchedAs ? { searchedAs } : {}),
        ...(finestFraction ? { finestFraction } : {}),
      };
    },
  );
}
