import { Body, Controller, Get, Header, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { conversionAnswerSchema, conversionListAnswerSchema } from '@site/api-contract';
import type { ConversionAnswer, ConversionListAnswer, ConversionQuestion } from '@site/api-contract';
import { explainMeasure } from '@site/catalog/ingredients/explain-measure';
import { readIngredient } from '@site/catalog/ingredients/read-ingredient';
import { readLabValue } from '@site/catalog/lab-values/read-lab-value';
import { readGasMark } from '@site/catalog/phrases/read-gas-mark';
import { readPhrase } from '@site/catalog/phrases/read-phrase';
import { allCategoryUnits } from '@site/catalog/units/all-units';
import { visitorAddress } from '@site/http-server/visitor-address';
import { WindowLimit } from '@site/http-server/window-limit';
import { readSlope } from '@site/catalog/slope/read-slope';
import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { CONFIGURATION } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiException } from '../errors/api-exception.ts';
import { readBody } from '../requests/request-body.ts';
import { ApiPost, ApiRead, BODY_ERRORS } from '../responses/api-operation.ts';
import { EncodedResponse } from '../responses/encoded-response.ts';
import { answerConversion } from './conversion-answer.ts';
import { ConversionListBody, convertList } from './conversion-list.ts';
import { ApiConversionQuestion, readQuestion } from './conversion-question.ts';
import { answerIngredient, answerOvenSetting } from './kitchen-answers.ts';
import { answerLabValue } from './lab-answer.ts';
import { answerSlope } from './slope-answer.ts';
import { READING_ERRORS, readUnits } from './read-units.ts';

/** In characters. `readPhrase` has a lower limit. */
const MAX_QUERY_LENGTH = 500;

@Controller('api/convert')
export class ConvertController {
  /** Conversions are limited because, unlike other reads, they are computed for every request. */
  readonly #limit: WindowLimit;

  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {
    this.#limit = new WindowLimit({ perAddress: configuration.convertLimitPerMinute });
  }

  @Get()
  @ApiRead({
    operationId: 'getApiConvert',
    summary: 'Convert a value: either a phrase in q, or a number in value and units in from and to',
    schema: conversionAnswerSchema,
    errors: ['QUESTION_MISSING', 'QUESTION_TWOFOLD', ...Object.values(READING_ERRORS), 'TOO_MANY_CONVERSIONS'],
  })
  @ApiConversionQuestion()
  async convert(@Query() query: Record<string, unknown>, @Req() { raw }: FastifyRequest): Promise<EncodedResponse> {
    this.#count(raw, 1);
    return EncodedResponse.create(answer(readQuestion(query)));
  }

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiPost({
    status: 200,
    operationId: 'postApiConvert',
    summary: 'Convert up to 1,000 values from one unit to another. Each value counts as one conversion',
    schema: conversionListAnswerSchema,
    errors: [...BODY_ERRORS, 'UNIT_UNKNOWN', 'UNITS_OF_DIFFERENT_KINDS', 'TOO_MANY_CONVERSIONS'],
  })
  @ApiBody({ type: ConversionListBody })
  async convertMany(@Body() body: unknown, @Req() { raw }: FastifyRequest): Promise<ConversionListAnswer> {
    const list = readBody(ConversionListBody, body);
    this.#count(raw, list.values.length);
    return convertList(list);
  }

  #count(request: IncomingMessage, conversions: number): void {
    if (this.#limit.take(visitorAddress(request, this.configuration.trustedProxies), conversions)) return;
    throw new ApiException('TOO_MANY_CONVERSIONS', { headers: { 'retry-after': String(this.#limit.secondsLeft) } });
  }
}

export function answer(question: ConversionQuestion): ConversionAnswer {
  const text =
    'q' in question ? question.q : `${question.value.trim()} ${question.from.trim()} to ${question.to.trim()}`;
  if (text.length > MAX_QUERY_LENGTH) throw new ApiException('PHRASE_TOO_LONG');
  const oven = readGasMark(text);
  if (oven) return answerOvenSetting(text, oven);
  const lab = readLabValue(text);
  if (lab) return answerLabValue(text, lab);
  const slope = readSlope(text);
  if (slope) return answerSlope(text, slope);
  const weighed = readIngredient(text);
  if (weighed) return answerIngredient(text, weighed);
  const reading =
    'q' in question ? readPhrase(question.q, allCategoryUnits) : readUnits(question.value, question.from, question.to);
  if (reading.kind === 'conversion') return answerConversion(text, reading);
  const measured = readIngredient(text, undefined, true);
  if (measured) return answerIngredient(text, measured);
  const { code, message, alternatives } = explainMeasure(text) ?? reading;
  throw new ApiException(READING_ERRORS[code], { message, alternatives });
}
