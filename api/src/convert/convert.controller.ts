import { Body, Controller, Get, Header, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import { conversionAnswerSchema, conversionListAnswerSchema } from '@site/api-contract';
import type { ConversionAnswer, ConversionListAnswer, ConversionQuestion } from '@site/api-contract';
import { explainMeasure } from '@site/catalogue/ingredients/explain-measure';
import { readIngredient } from '@site/catalogue/ingredients/read-ingredient';
import { readLabValue } from '@site/catalogue/lab-values/read-lab-value';
import { readGasMark } from '@site/catalogue/phrases/read-gas-mark';
import { readPhrase } from '@site/catalogue/phrases/read-phrase';
import { allCategoryUnits } from '@site/catalogue/units/all-units';
import { readSlope } from '@site/catalogue/slope/read-slope';
import type { FastifyRequest } from 'fastify';
import { CONFIGURATION } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiException } from '../errors/api-exception.ts';
import { RateLimit } from '../requests/rate-limit.ts';
import { ApiPost, ApiRead, BODY_ERRORS } from '../responses/api-operation.ts';
import { EncodedResponse } from '../responses/encoded-response.ts';
import { conversionAnswer } from './conversion-answer.ts';
import { ConversionListDto, convertList } from './conversion-list.ts';
import { ConversionQuery, conversionQuestion } from './conversion-query.dto.ts';
import { ingredientAnswer, ovenAnswer } from './kitchen-answers.ts';
import { labAnswer } from './lab-answer.ts';
import { slopeAnswer } from './slope-answer.ts';
import { READING_ERRORS, readUnits } from './read-units.ts';

/** Characters. Reading a phrase has its own, lower limit. */
const LONGEST_QUESTION = 500;

@Controller('api/convert')
export class ConvertController {
  /** Limits conversions, because only they are computed for each request. */
  readonly #limit: RateLimit;

  constructor(@Inject(CONFIGURATION) { convertLimitPerMinute: perMinute, trustedProxies }: Configuration) {
    this.#limit = new RateLimit({ perMinute, trustedProxies, code: 'TOO_MANY_CONVERSIONS' });
  }

  @Get()
  @ApiRead({
    operationId: 'getApiConvert',
    summary: 'Convert a value: either a phrase in q, or a number in value and units in from and to',
    schema: conversionAnswerSchema,
    errors: ['QUESTION_MISSING', 'QUESTION_TWOFOLD', ...Object.values(READING_ERRORS), 'TOO_MANY_CONVERSIONS'],
  })
  convert(@Query() query: ConversionQuery, @Req() { raw }: FastifyRequest): Promise<EncodedResponse> {
    this.#limit.consume(raw);
    return EncodedResponse.of(answer(conversionQuestion(query)));
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
  convertMany(@Body() list: ConversionListDto, @Req() { raw }: FastifyRequest): Promise<ConversionListAnswer> {
    this.#limit.consume(raw, list.values.length);
    return convertList(list);
  }
}

export function answer(question: ConversionQuestion): ConversionAnswer {
  const text =
    'q' in question ? question.q : `${question.value.trim()} ${question.from.trim()} to ${question.to.trim()}`;
  if (text.length > LONGEST_QUESTION) throw new ApiException('PHRASE_TOO_LONG');
  const oven = readGasMark(text);
  if (oven) return ovenAnswer(text, oven);
  const lab = readLabValue(text);
  if (lab) return labAnswer(text, lab);
  const slope = readSlope(text);
  if (slope) return slopeAnswer(text, slope);
  const weighed = readIngredient(text);
  if (weighed) return ingredientAnswer(text, weighed);
  const reading =
    'q' in question
      ? readPhrase(question.q, allCategoryUnits)
      : readUnits(question.value, question.from, question.to, allCategoryUnits);
  if (reading.kind === 'conversion') return conversionAnswer(text, reading);
  const measured = readIngredient(text, undefined, true);
  if (measured) return ingredientAnswer(text, measured);
  const { code, message, alternatives } = explainMeasure(text) ?? reading;
  throw new ApiException(READING_ERRORS[code], { message, alternatives });
}
