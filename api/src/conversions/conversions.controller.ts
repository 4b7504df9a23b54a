import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Catalogue } from '../catalogue/catalogue.ts';
import { ResponseCache } from '../catalogue/response-cache.ts';
import { OTHER_SPELLING, redirectToCanonical, unknownCategory, unknownConversion } from '../catalogue/refusals.ts';
import { Describes } from '../openapi/describes.ts';

@Controller('api/conversions')
export class ConversionsController {
  readonly #catalogue: Catalogue;
  readonly #responses: ResponseCache;

  constructor(catalogue: Catalogue, responses: ResponseCache) {
    this.#catalogue = catalogue;
    this.#responses = responses;
  }

  @Get()
  @Describes({ summary: 'All conversions', answer: ['Conversion'] })
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.#responses.send(request, reply, 'conversions', () => this.#catalogue.conversions());
  }

  @Get('category/:category')
  @Describes({ summary: 'The conversions of a category', answer: ['Conversion'], parameters: { category: 'Slug of a category.' }, also: OTHER_SPELLING })
  async listOf(@Param('category') category: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const canonical = await this.#catalogue.canonicalCategory(category);
    if (canonical === undefined) throw unknownCategory(category);
    if (canonical !== category) return redirectToCanonical(reply, `/api/conversions/category/${canonical}`);
    await this.#responses.send(request, reply, `conversions of ${category}`, () => this.#catalogue.conversionsOf(category));
  }

  @Get(':slug')
  @Describes({ summary: 'One conversion', answer: 'Conversion', parameters: { slug: 'Any spelling of a conversion.' }, also: OTHER_SPELLING })
  async show(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const canonical = await this.#catalogue.canonicalSlug(slug);
    if (canonical === undefined) throw unknownConversion(slug);
    if (canonical !== slug) return redirectToCanonical(reply, `/api/conversions/${canonical}`);
    await this.#responses.send(request, reply, `conversion ${slug}`, () => this.#catalogue.conversion(slug));
  }
}
