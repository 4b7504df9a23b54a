import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { faqSchema } from '@site/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { array } from 'zod/mini';
import { SlugParams } from '../catalogue/catalogue-params.dto.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { ResponseCache } from '../catalogue/response-cache.ts';
import { redirectToCanonical, unknownConversion } from '../catalogue/refusals.ts';
import { ApiReadByName } from '../responses/api-operation.ts';

@Controller('api/faqs')
export class FaqsController {
  readonly #catalogue: Catalogue;
  readonly #responses: ResponseCache;

  constructor(catalogue: Catalogue, responses: ResponseCache) {
    this.#catalogue = catalogue;
    this.#responses = responses;
  }

  @Get(':slug')
  @ApiReadByName({
    operationId: 'getApiFaqsSlug',
    summary: 'What people ask about a conversion',
    schema: array(faqSchema),
    errors: ['CONVERSION_UNKNOWN'],
  })
  async list(@Param() { slug }: SlugParams, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const canonical = await this.#catalogue.canonicalSlug(slug);
    if (canonical === undefined) throw unknownConversion(slug);
    if (canonical !== slug) return redirectToCanonical(reply, `/api/faqs/${canonical}`);
    await this.#responses.send(request, reply, `faqs ${slug}`, () => this.#catalogue.faqs(slug));
  }
}
