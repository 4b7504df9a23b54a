import { Controller, Get, Header, UseInterceptors } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { unitDataSchema } from '@site/api-contract';
import type { UnitData } from '@site/api-contract';
import { ApiRead } from '../responses/api-operation.ts';
import { CacheInterceptor } from '../responses/cache.interceptor.ts';
import { UNIT_DATA_FILE, unitData, unitDataChecksum } from './unit-data.ts';

@Controller('api/data')
export class UnitDataController {
  @Get(UNIT_DATA_FILE)
  @UseInterceptors(CacheInterceptor)
  @ApiRead({
    operationId: 'getApiDataUnits',
    summary: `All units as one file, with its license. /api/data/${UNIT_DATA_FILE}.sha256 has its checksum`,
    schema: unitDataSchema,
    example: { ...unitData, units: unitData.units.slice(0, 1) },
  })
  file(): UnitData {
    return unitData;
  }

  @Get(`${UNIT_DATA_FILE}.sha256`)
  @ApiExcludeEndpoint()
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=60')
  checksum(): string {
    return unitDataChecksum;
  }
}
