import { findUnit } from '@site/catalog/engine/find-unit';
import { rationalFromShown } from '@site/catalog/engine/rational';
import { allUnits } from '@site/catalog/units/all-units';
import { buildScale } from '../double-scale/scale.ts';
import { THERMOMETER } from '../double-scale/thermometer.tsx';

export function unitNamed(id: string) {
  const unit = findUnit(id, allUnits);
  if (unit?.id !== id) throw new Error(`The unit ${id} does not exist.`);
  return unit;
}

export type UnitIds = readonly [from: string, to: string];

export const buildTestScale = ([from, to]: UnitIds, value: string) =>
  buildScale(rationalFromShown(value), unitNamed(from), unitNamed(to), THERMOMETER);
