import { createHash } from 'node:crypto';
import type { UnitData } from '@site/api-contract';
import { unitList } from '@site/catalog/unit-list';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const VERSION_LENGTH = 16;

export const UNIT_DATA_FILE = 'units.v1.json';

/** Contains no dates, because the same catalog must produce the same bytes. */
export const unitData: UnitData = {
  format: 1,
  version: sha256(JSON.stringify(unitList)).slice(0, VERSION_LENGTH),
  license: { spdx: 'MIT', copyright: 'Copyright (c) 2025-2026 The maintainers of the unit conversion site' },
  units: [...unitList],
};

/** `sha256sum --check` reads this format. */
export const unitDataChecksum = `${sha256(JSON.stringify(unitData))}  ${UNIT_DATA_FILE}\n`;
