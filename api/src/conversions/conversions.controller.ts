import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { conversionSchema } from '@site/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { array } from 'zod/mini';
import { CategoryParams, SlugParams } from '../catalogue/catalogue-params.dto.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { ResponseCache } from '../catalogue/response-cache.ts';
import { redirectToCanonical, unknownCategory, unknownConversion } from '../catalogue/refusals.ts';
import { ApiRead, ApiReadByName } from '../responses/api-operation.ts';

@Controller('api/conversions')
export class ConversionsController {
  readonly #catalogue: Catalogue;
  readonly #responses: ResponseCache;

  constructor(catalogue: Catalogue, responses: ResponseCache) {
    this.#catalogue = catalogue;
    this.#responses = responses;
  }

  @Get()
  @ApiRead({ operationId: 'getApiConversions', summary: 'All conversions', schema: array(conversionSchema) })
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.#responses.send(request, reply, 'conversions', () => this.#catalogue.conversions());
  }

  @Get('category/:category')
  @ApiReadByName({
    operationId: 'getApiConversionsCategoryCategory',
    summary: 'The conversions of a category',
    schema: array(conversionSchema),
    errors: ['CATEGORY_UNKNOWN'],
  })
  async listOf(
    @Param() { category }: CategoryParams,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const canonical = await this.#catalogue.canonicalCategory(category);
    if (canonical === undefined) throw unknownCategory(category);
    if (canonical !== category) return redirectToCanonical(reply, `/api/conversions/category/${canonical}`);
    await this.#responses.send(request, reply, `conversions of ${category}`, () =>
      this.#catalogue.conversionsOf(category),
    );
  }

  @Get(':slug')
  @ApiReadByName({
    operationId: 'getApiConversionsSlug',
    summary: 'One conversion',
    schema: conversionSchema,
    errors: ['CONVERSION_UNKNOWN'],
  })
  async show(@Param() { slug }: SlugParams, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const canonical = await this.#catalogue.canonicalSlug(slug);
    if (canonical === undefined) throw unknownConversion(slug);
    if (canonical !== slug) return redirectToCanonical(reply, `/api/conversions/${canonical}`);
    await this.#responses.send(request, reply, `conversion ${slug}`, () => this.#catalogue.conversion(slug));
  }
}
