import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { unitSchema } from '@site/api-contract';
import type { Unit } from '@site/api-contract';
import { catalogue } from '@site/catalogue/catalogue';
import { array } from 'zod/mini';
import { CategoryParams } from '../catalogue/catalogue-params.dto.ts';
import { findCategory } from '../catalogue/find-in-catalogue.ts';
import { ApiReadByName } from '../responses/api-operation.ts';
import { CacheInterceptor } from '../responses/cache.interceptor.ts';
import { PermanentRedirect } from '../responses/permanent-redirect.ts';

@Controller('api/units')
@UseInterceptors(CacheInterceptor)
export class UnitsController {
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
