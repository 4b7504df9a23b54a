import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Catalogue } from '../catalogue/catalogue.ts';
import { ResponseCache } from '../catalogue/response-cache.ts';
import { OTHER_SPELLING, redirectToCanonical, unknownConversion } from '../catalogue/refusals.ts';
import { Describes } from '../openapi/describes.ts';

@Controller('api/faqs')
export class FaqsController {
  readonly #catalogue: Catalogue;
  readonly #responses: ResponseCache;

  constructor(catalogue: Catalogue, responses: ResponseCache) {
    this.#catalogue = catalogue;
    this.#responses = responses;
  }

  @Get(':slug')
  @Describes({ summary: 'What people ask about a conversion', answer: ['Faq'], parameters: { slug: 'Any spelling of a conversion.' }, also: OTHER_SPELLING })
  async list(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const canonical = await this.#catalogue.canonicalSlug(slug);
    if (canonical === undefined) throw unknownConversion(slug);
    if (canonical !== slug) return redirectToCanonical(reply, `/api/faqs/${canonical}`);
    await this.#responses.send(request, reply, `faqs ${slug}`, () => this.#catalogue.faqs(slug));
  }
}
