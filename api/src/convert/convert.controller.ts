import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { conversionAnswerSchema } from '@site/api-contract';
import type { ApiErrorCode, ConversionAnswer, ConversionQuestion } from '@site/api-contract';
import type { NotUnderstood, PhraseReading } from '@site/catalogue/phrases/phrase-reading';
import { readPhrase } from '@site/catalogue/phrases/read-phrase';
import { visitorAddress } from '@site/http-server/visitor-address';
import type { TrustedProxies } from '@site/http-server/visitor-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Catalogue } from '../catalogue/catalogue.ts';
import { ResponseCache } from '../catalogue/response-cache.ts';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiException } from '../errors/api-exception.ts';
import { addressKey } from '../requests/address-key.ts';
import { RateLimit } from '../requests/rate-limit.ts';
import { ApiConversion } from './api-conversion.ts';
import { conversionAnswer } from './conversion-answer.ts';
import { ConversionQuery, conversionQuestion } from './conversion-query.dto.ts';
import { readUnits } from './read-units.ts';

const CODES: Readonly<Record<NotUnderstood['code'], ApiErrorCode>> = {
  EMPTY: 'PHRASE_EMPTY',
  TOO_LONG: 'PHRASE_TOO_LONG',
  NO_UNIT: 'UNIT_MISSING',
  UNKNOWN_UNIT: 'UNIT_UNKNOWN',
  NOT_A_NUMBER: 'NUMBER_INVALID',
  OUT_OF_RANGE: 'NUMBER_OUT_OF_RANGE',
  DIFFERENT_KINDS: 'UNITS_OF_DIFFERENT_KINDS',
  UNCLEAR: 'PHRASE_UNCLEAR',
};

/** Nothing that a person means to convert is longer. Reading has a limit of its own below it. */
const LONGEST_QUESTION = 500;

@Controller('api/convert')
export class ConvertController {
  readonly #catalogue: Catalogue;
  readonly #responses: ResponseCache;
  readonly #limit: RateLimit;
  readonly #trustedProxies: TrustedProxies;

  constructor(
    catalogue: Catalogue,
    responses: ResponseCache,
    @Inject(CONFIGURATION) { convertLimitPerMinute, trustedProxies }: Configuration,
  ) {
    this.#catalogue = catalogue;
    this.#responses = responses;
    this.#limit = new RateLimit(convertLimitPerMinute);
    this.#trustedProxies = trustedProxies;
  }

  @Get()
  @ApiConversion({
    schema: conversionAnswerSchema,
    errors: ['QUESTION_MISSING', 'QUESTION_TWOFOLD', ...Object.values(CODES), 'TOO_MANY_CONVERSIONS'],
  })
  async convert(
    @Query() query: ConversionQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const waitMs = this.#limit.admit(addressKey(visitorAddress(request.raw, this.#trustedProxies)));
    if (waitMs > 0)
      throw new ApiException('TOO_MANY_CONVERSIONS', { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });
    const question = conversionQuestion(query);
    const answer = await this.#answer(question);
    await this.#responses.sendOnce(request, reply, answer);
  }

  async #answer(question: ConversionQuestion): Promise<ConversionAnswer> {
    const text =
      'q' in question ? question.q : `${question.value.trim()} ${question.from.trim()} to ${question.to.trim()}`;
    if (text.length > LONGEST_QUESTION) throw new ApiException('PHRASE_TOO_LONG');
    const reading = await this.#read(question);
    if (reading.kind === 'conversion') return conversionAnswer(text, reading);
    const { code, message, alternatives } = reading;
    throw new ApiException(CODES[code], { message, alternatives });
  }

  async #read(question: ConversionQuestion): Promise<PhraseReading> {
    const units = await this.#catalogue.categoryUnits();
    return 'q' in question
      ? readPhrase(question.q, units)
      : readUnits(question.value, question.from, question.to, units);
  }
}
