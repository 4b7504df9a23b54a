import { createHash } from 'node:crypto';
import type { UnitData } from '@site/api-contract';
import { unitList } from '@site/catalogue/unit-list';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const VERSION_LENGTH = 16;

export const UNIT_DATA_FILE = 'units.v1.json';

/** The same bytes for the same catalogue: no dates, and no order that depends on the machine. */
export const unitData: UnitData = {
  format: 1,
  version: sha256(JSON.stringify(unitList)).slice(0, VERSION_LENGTH),
  license: { spdx: 'MIT', copyright: 'Copyright (c) 2025-2026 The maintainers of the unit conversion site' },
  units: [...unitList],
};

/** In the format that `sha256sum --check` reads. */
export const unitDataChecksum = `${sha256(JSON.stringify(unitData))}  ${UNIT_DATA_FILE}\n`;
