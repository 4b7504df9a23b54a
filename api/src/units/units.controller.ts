import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Catalogue } from '../catalogue/catalogue.ts';
import { KeptAnswers } from '../catalogue/kept-answers.ts';
import { unknownCategory } from '../catalogue/refusals.ts';
import { Describes } from '../openapi/describes.ts';

@Controller('api/units')
export class UnitsController {
  readonly #catalogue: Catalogue;
  readonly #answers: KeptAnswers;

  constructor(catalogue: Catalogue, answers: KeptAnswers) {
    this.#catalogue = catalogue;
    this.#answers = answers;
  }

  @Get(':category')
  @Describes({ summary: 'The units of a category', answer: ['Unit'], parameters: { category: 'Slug of a category.' } })
  async list(@Param('category') category: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const sent = await this.#answers.send(request, reply, `units of ${category}`, () => this.#catalogue.units(category));
    if (!sent) throw unknownCategory(category);
  }
}
