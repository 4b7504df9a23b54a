import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { unitDefinitionSchema, unitSchema } from '@site/api-contract';
import type { Unit, UnitDefinitionEntry } from '@site/api-contract';
import { catalogue } from '@site/catalogue/catalogue';
import { unitList } from '@site/catalogue/unit-list';
import { array } from 'zod/mini';
import { CategoryParams } from '../catalogue/catalogue-params.dto.ts';
import { findCategory } from '../catalogue/find-in-catalogue.ts';
import { ApiRead, ApiReadByName } from '../responses/api-operation.ts';
import { CacheInterceptor } from '../responses/cache.interceptor.ts';
import { PermanentRedirect } from '../responses/permanent-redirect.ts';

const EXAMPLE_UNIT = unitList.find(({ id }) => id === 'ft');

@Controller('api/units')
@UseInterceptors(CacheInterceptor)
export class UnitsController {
  @Get()
  @ApiRead({
    operationId: 'getApiUnits',
    summary: 'All units with exact definitions and their sources',
    schema: array(unitDefinitionSchema),
    example: [EXAMPLE_UNIT],
  })
  all(): readonly UnitDefinitionEntry[] {
    return unitList;
  }

  @Get(':category')
  @ApiReadByName({
    operationId: 'getApiUnitsCategory',
    summary: 'The units of a category',
    schema: array(unitSchema),
    errors: ['CATEGORY_UNKNOWN'],
  })
  list(@Param() { category }: CategoryParams): readonly Unit[] | PermanentRedirect | undefined {
    const { slug } = findCategory(category);
    return slug === category ? catalogue.units(slug) : new PermanentRedirect(`/api/units/${slug}`);
  }
}
