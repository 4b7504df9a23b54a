import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Catalogue } from '../catalogue/catalogue.ts';
import { KeptAnswers } from '../catalogue/kept-answers.ts';
import { OTHER_SPELLING, redirectToCanonical, unknownConversion } from '../catalogue/refusals.ts';
import { Describes } from '../openapi/describes.ts';

@Controller('api/faqs')
export class FaqsController {
  readonly #catalogue: Catalogue;
  readonly #answers: KeptAnswers;

  constructor(catalogue: Catalogue, answers: KeptAnswers) {
    this.#catalogue = catalogue;
    this.#answers = answers;
  }

  @Get(':slug')
  @Describes({ summary: 'What people ask about a conversion', answer: ['Faq'], parameters: { slug: 'Any spelling of a conversion.' }, also: OTHER_SPELLING })
  async list(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const canonical = await this.#catalogue.canonicalSlug(slug);
    if (canonical === undefined) throw unknownConversion(slug);
    if (canonical !== slug) return redirectToCanonical(reply, `/api/faqs/${canonical}`);
    await this.#answers.send(request, reply, `faqs ${slug}`, () => this.#catalogue.faqs(slug));
  }
}
