import { Controller, Get, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import { conversionAnswerSchema } from '@site/api-contract';
import type { ApiErrorCode, ConversionAnswer, ConversionQuestion } from '@site/api-contract';
import type { NotUnderstood, PhraseReading } from '@site/catalogue/phrases/phrase-reading';
import { readPhrase } from '@site/catalogue/phrases/read-phrase';
import { allCategoryUnits } from '@site/catalogue/units/all-units';
import { ApiException } from '../errors/api-exception.ts';
import { EncodeInterceptor } from '../responses/encode.interceptor.ts';
import { ApiConversion } from './api-conversion.ts';
import { conversionAnswer } from './conversion-answer.ts';
import { ConversionQuery, conversionQuestion } from './conversion-query.dto.ts';
import { ConvertLimitGuard } from './convert-limit.guard.ts';
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

/** Characters. Reading a phrase has its own, lower limit. */
const LONGEST_QUESTION = 500;

@Controller('api/convert')
@UseGuards(ConvertLimitGuard)
@UseInterceptors(EncodeInterceptor)
export class ConvertController {
  @Get()
  @ApiConversion({
    schema: conversionAnswerSchema,
    errors: ['QUESTION_MISSING', 'QUESTION_TWOFOLD', ...Object.values(CODES), 'TOO_MANY_CONVERSIONS'],
  })
  convert(@Query() query: ConversionQuery): ConversionAnswer {
    const question = conversionQuestion(query);
    const text =
      'q' in question ? question.q : `${question.value.trim()} ${question.from.trim()} to ${question.to.trim()}`;
    if (text.length > LONGEST_QUESTION) throw new ApiException('PHRASE_TOO_LONG');
    const reading = read(question);
    if (reading.kind === 'conversion') return conversionAnswer(text, reading);
    const { code, message, alternatives } = reading;
    throw new ApiException(CODES[code], { message, alternatives });
  }
}

function read(question: ConversionQuestion): PhraseReading {
  return 'q' in question
    ? readPhrase(question.q, allCategoryUnits)
    : readUnits(question.value, question.from, question.to, allCategoryUnits);
}
