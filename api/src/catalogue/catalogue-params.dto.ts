import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

const MAX_NAME_LENGTH = 255;
const NAME = { type: String, minLength: 1, maxLength: MAX_NAME_LENGTH } as const;

export class CategoryParams {
  @IsString()
  @Length(1, MAX_NAME_LENGTH)
  @ApiProperty({ ...NAME, description: 'Slug of a category.' })
  category!: string;
}

export class SlugParams {
  @IsString()
  @Length(1, MAX_NAME_LENGTH)
  @ApiProperty({ ...NAME, description: 'Slug of a conversion, in any spelling.' })
  slug!: string;
}
