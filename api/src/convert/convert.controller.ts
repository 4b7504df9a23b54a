import { Body, Controller, Get, Header, HttpCode, Post, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import { conversionAnswerSchema, conversionListAnswerSchema } from '@site/api-contract';
import type { ConversionAnswer, ConversionListAnswer, ConversionQuestion } from '@site/api-contract';
import { explainMeasure } from '@site/catalogue/ingredients/explain-measure';
import { readIngredient } from '@site/catalogue/ingredients/read-ingredient';
import { readGasMark } from '@site/catalogue/phrases/read-gas-mark';
import type { PhraseReading } from '@site/catalogue/phrases/words/phrase-reading';
import { readPhrase } from '@site/catalogue/phrases/read-phrase';
import { allCategoryUnits } from '@site/catalogue/units/all-units';
import { ApiException } from '../errors/api-exception.ts';
import { ApiPost, BODY_ERRORS } from '../responses/api-operation.ts';
import { EncodeInterceptor } from '../responses/encode.interceptor.ts';
import { ApiConversion, EXAMPLE_LIST_ANSWER } from './api-conversion.ts';
import { conversionAnswer } from './conversion-answer.ts';
import { convertList } from './conversion-list.ts';
import { ConversionListDto } from './conversion-list.dto.ts';
import { ConversionQuery, conversionQuestion } from './conversion-query.dto.ts';
import { ConvertLimitGuard } from './convert-limit.guard.ts';
import { ingredientAnswer } from './ingredient-answer.ts';
import { ovenAnswer } from './oven-answer.ts';
import { READING_ERRORS } from './reading-errors.ts';
import { readUnits } from './read-units.ts';

/** Characters. Reading a phrase has its own, lower limit. */
const LONGEST_QUESTION = 500;

@Controller('api/convert')
@UseGuards(ConvertLimitGuard)
export class ConvertController {
  @Get()
  @UseInterceptors(EncodeInterceptor)
  @ApiConversion({
    schema: conversionAnswerSchema,
    errors: ['QUESTION_MISSING', 'QUESTION_TWOFOLD', ...Object.values(READING_ERRORS), 'TOO_MANY_CONVERSIONS'],
  })
  convert(@Query() query: ConversionQuery): ConversionAnswer {
    const question = conversionQuestion(query);
    const text =
      'q' in question ? question.q : `${question.value.trim()} ${question.from.trim()} to ${question.to.trim()}`;
    if (text.length > LONGEST_QUESTION) throw new ApiException('PHRASE_TOO_LONG');
    const oven = readGasMark(text);
    if (oven) return ovenAnswer(text, oven);
    const weighed = readIngredient(text);
    if (weighed) return ingredientAnswer(text, weighed);
    const reading = read(question);
    if (reading.kind === 'conversion') return conversionAnswer(text, reading);
    const measured = readIngredient(text, undefined, true);
    if (measured) return ingredientAnswer(text, measured);
    const { code, message, alternatives } = explainMeasure(text) ?? reading;
    throw new ApiException(READING_ERRORS[code], { message, alternatives });
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
    example: EXAMPLE_LIST_ANSWER,
  })
  convertMany(@Body() list: ConversionListDto): Promise<ConversionListAnswer> {
    return convertList(list);
  }
}

function read(question: ConversionQuestion): PhraseReading {
  return 'q' in question
    ? readPhrase(question.q, allCategoryUnits)
    : readUnits(question.value, question.from, question.to, allCategoryUnits);
}
