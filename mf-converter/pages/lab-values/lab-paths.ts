import { capitalize } from '@site/catalog/capitalize';
import type { LabUnit, LabValue } from '@site/catalog/lab-values/lab-values';
import { fromHome } from '../../ui/breadcrumbs.ts';

export const LAB_VALUES = '/lab-values';

const LABEL = 'Lab Values';

export const LAB_BREADCRUMBS = fromHome({ label: LABEL });

export const belowLabValues = (label: string) => fromHome({ label: LABEL, to: LAB_VALUES }, { label });

export interface LabQuery {
  value: string;
  from: LabUnit;
}

export function labPath({ id }: Pick<LabValue, 'id'>, query?: LabQuery): string {
  return `${LAB_VALUES}/${id}${query ? `?${new URLSearchParams({ ...query }).toString()}` : ''}`;
}

export function labTitle({ name, molarUnit }: LabValue): string {
  return `${capitalize(name)}: ${molarUnit} to mg/dL`;
}
