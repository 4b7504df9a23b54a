import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Describes } from '../openapi/describes.ts';
import { Catalogue } from './catalogue.ts';
import { KeptAnswers } from './kept-answers.ts';

@Controller('api/categories')
export class CategoriesController {
  readonly #catalogue: Catalogue;
  readonly #answers: KeptAnswers;

  constructor(catalogue: Catalogue, answers: KeptAnswers) {
    this.#catalogue = catalogue;
    this.#answers = answers;
  }

  @Get()
  @Describes({ summary: 'All categories', answer: ['Category'] })
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.#answers.send(request, reply, 'categories', () => this.#catalogue.categories());
  }
}
