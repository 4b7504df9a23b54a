import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Catalogue } from '../catalogue/catalogue.ts';
import { ResponseCache } from '../catalogue/response-cache.ts';
import { OTHER_SPELLING, redirectToCanonical, unknownCategory } from '../catalogue/refusals.ts';
import { Describes } from '../openapi/describes.ts';

@Controller('api/units')
export class UnitsController {
  readonly #catalogue: Catalogue;
  readonly #responses: ResponseCache;

  constructor(catalogue: Catalogue, responses: ResponseCache) {
    this.#catalogue = catalogue;
    this.#responses = responses;
  }

  @Get(':category')
  @Describes({ summary: 'The units of a category', answer: ['Unit'], parameters: { category: 'Slug of a category.' }, also: OTHER_SPELLING })
  async list(@Param('category') category: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const canonical = await this.#catalogue.canonicalCategory(category);
    if (canonical === undefined) throw unknownCategory(category);
    if (canonical !== category) return redirectToCanonical(reply, `/api/units/${canonical}`);
    await this.#responses.send(request, reply, `units of ${category}`, () => this.#catalogue.units(category));
  }
}
