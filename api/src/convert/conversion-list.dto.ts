import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { isString, IsString, ValidateBy } from 'class-validator';

export const MOST_VALUES = 1000;
/** Characters. */
const LONGEST_VALUE = 100;

const VALUES_WRONG = `Send 1 to ${MOST_VALUES} values, each as text of at most ${LONGEST_VALUE} characters, like ["5", "1.5"]`;
const UNIT_WRONG = 'Send the ID of a unit, like "ft"';

function isValueList(values: unknown): boolean {
  if (!Array.isArray(values) || values.length === 0 || values.length > MOST_VALUES) return false;
  return values.every((value) => isString(value) && value.length <= LONGEST_VALUE);
}

@ApiSchema({
  name: 'ConversionList',
  description: 'Values to convert from one unit to another. Other fields are refused.',
})
export class ConversionListDto {
  static readonly fields = 'values, from, and to';

  @ValidateBy({ name: 'isValueList', validator: { validate: isValueList, defaultMessage: () => VALUES_WRONG } })
  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: MOST_VALUES,
    description:
      `1 to ${MOST_VALUES} numbers as text of at most ${LONGEST_VALUE} characters, with a decimal point or comma, ` +
      'or units of the category, such as 5 ft 3 in.',
    example: ['5', '5 ft 3 in', 'five'],
  })
  values!: string[];

  @IsString({ message: UNIT_WRONG })
  @ApiProperty({ type: String, description: 'ID of the values’ unit, from GET /api/units.', example: 'ft' })
  from!: string;

  @IsString({ message: UNIT_WRONG })
  @ApiProperty({ type: String, description: 'ID of the results’ unit, of the same category.', example: 'm' })
  to!: string;
}
