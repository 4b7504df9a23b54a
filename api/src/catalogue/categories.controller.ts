import { Controller, Get, UseInterceptors } from '@nestjs/common';
import { categorySchema } from '@site/api-contract';
import type { Category } from '@site/api-contract';
import { catalogue } from '@site/catalogue/catalogue';
import { array } from 'zod/mini';
import { ApiRead } from '../responses/api-operation.ts';
import { CacheInterceptor } from '../responses/cache.interceptor.ts';

@Controller('api/categories')
@UseInterceptors(CacheInterceptor)
export class CategoriesController {
  @Get()
  @ApiRead({ operationId: 'getApiCategories', summary: 'All categories', schema: array(categorySchema) })
  list(): readonly Category[] {
    return catalogue.categories();
  }
}
