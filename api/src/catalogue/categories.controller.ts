import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Describes } from '../openapi/describes.ts';
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
  @Describes({ summary: 'All categories', answer: ['Category'] })
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.#responses.send(request, reply, 'categories', () => this.#catalogue.categories());
  }
}
