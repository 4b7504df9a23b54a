import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { faqSchema } from '@site/api-contract';
import type { Faq } from '@site/api-contract';
import { faqsFor } from '@site/catalogue/faqs/faqs-for';
import { array } from 'zod/mini';
import { SlugParams } from '../catalogue/catalogue-params.dto.ts';
import { findConversion } from '../catalogue/find-in-catalogue.ts';
import { ApiReadByName } from '../responses/api-operation.ts';
import { CacheInterceptor } from '../responses/cache.interceptor.ts';
import { PermanentRedirect } from '../responses/permanent-redirect.ts';

@Controller('api/faqs')
@UseInterceptors(CacheInterceptor)
export class FaqsController {
  @Get(':slug')
  @ApiReadByName({
    operationId: 'getApiFaqsSlug',
    summary: 'What people ask about a conversion',
    schema: array(faqSchema),
    errors: ['CONVERSION_UNKNOWN'],
  })
  list(@Param() { slug }: SlugParams): readonly Faq[] | PermanentRedirect {
    const { conversion, from, to, isCanonical } = findConversion(slug);
    return isCanonical ? faqsFor(from, to) : new PermanentRedirect(`/api/faqs/${conversion.slug}`);
  }
}
