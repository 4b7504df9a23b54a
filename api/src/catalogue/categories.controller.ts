import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.#answers.send(request, reply, 'categories', () => this.#catalogue.categories());
  }
}
