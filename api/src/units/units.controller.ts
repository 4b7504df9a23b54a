import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { unitSchema } from '@site/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { array } from 'zod/mini';
import { CategoryParams } from '../catalogue/catalogue-params.dto.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { ResponseCache } from '../catalogue/response-cache.ts';
import { redirectToCanonical, unknownCategory } from '../catalogue/refusals.ts';
import { ApiReadByName } from '../responses/api-operation.ts';

@Controller('api/units')
export class UnitsController {
  readonly #catalogue: Catalogue;
  readonly #responses: ResponseCache;

  constructor(catalogue: Catalogue, responses: ResponseCache) {
    this.#catalogue = catalogue;
    this.#responses = responses;
  }

  @Get(':category')
  @ApiReadByName({
    operationId: 'getApiUnitsCategory',
    summary: 'The units of a category',
    schema: array(unitSchema),
    errors: ['CATEGORY_UNKNOWN'],
  })
  async list(
    @Param() { category }: CategoryParams,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const canonical = await this.#catalogue.canonicalCategory(category);
    if (canonical === undefined) throw unknownCategory(category);
    if (canonical !== category) return redirectToCanonical(reply, `/api/units/${canonical}`);
    await this.#responses.send(request, reply, `units of ${category}`, () => this.#catalogue.units(category));
  }
}
