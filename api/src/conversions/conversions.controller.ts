import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { conversionSchema } from '@site/api-contract';
import type { Conversion } from '@site/api-contract';
import { catalogue } from '@site/catalogue/catalogue';
import { array } from 'zod/mini';
import { CategoryParams, SlugParams } from '../catalogue/catalogue-params.dto.ts';
import { findCategory, findConversion } from '../catalogue/find-in-catalogue.ts';
import { ApiRead, ApiReadByName } from '../responses/api-operation.ts';
import { CacheInterceptor } from '../responses/cache.interceptor.ts';
import { PermanentRedirect } from '../responses/permanent-redirect.ts';

@Controller('api/conversions')
@UseInterceptors(CacheInterceptor)
export class ConversionsController {
  @Get()
  @ApiRead({ operationId: 'getApiConversions', summary: 'All conversions', schema: array(conversionSchema) })
  list(): readonly Conversion[] {
    return catalogue.conversions();
  }

  @Get('category/:category')
  @ApiReadByName({
    operationId: 'getApiConversionsCategoryCategory',
    summary: 'The conversions of a category',
    schema: array(conversionSchema),
    errors: ['CATEGORY_UNKNOWN'],
  })
  listOf(@Param() { category }: CategoryParams): readonly Conversion[] | PermanentRedirect | undefined {
    const { slug } = findCategory(category);
    return slug === category
      ? catalogue.conversionsOf(slug)
      : new PermanentRedirect(`/api/conversions/category/${slug}`);
  }

  @Get(':slug')
  @ApiReadByName({
    operationId: 'getApiConversionsSlug',
    summary: 'One conversion',
    schema: conversionSchema,
    errors: ['CONVERSION_UNKNOWN'],
  })
  show(@Param() { slug }: SlugParams): Conversion | PermanentRedirect {
    const { conversion, isCanonical } = findConversion(slug);
    return isCanonical ? conversion : new PermanentRedirect(`/api/conversions/${conversion.slug}`);
  }
}
