import { Controller, Get, Req, Res } from '@nestjs/common';
import { categorySchema } from '@site/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { array } from 'zod/mini';
import { ApiRead } from '../responses/api-operation.ts';
import { Catalogue } from './catalogue.ts';
import { ResponseCache } from './response-cache.ts';

@Controller('api/categories')
export class CategoriesController {
  readonly #catalogue: Catalogue;
  readonly #responses: ResponseCache;

  constructor(catalogue: Catalogue, responses: ResponseCache) {
    this.#catalogue = catalogue;
    this.#responses = responses;
  }

  @Get()
  @ApiRead({ operationId: 'getApiCategories', summary: 'All categories', schema: array(categorySchema) })
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.#responses.send(request, reply, 'categories', () => this.#catalogue.categories());
  }
}
