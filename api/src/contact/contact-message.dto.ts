import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { CONTACT_RULES, contactProblem } from '@site/api-contract';
import type { ContactField, ContactMessage } from '@site/api-contract';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';

const TOKEN_TOO_LONG = 'The verification token must be a string of at most 4096 characters';

/** A value that is not a string breaks the first rule. */
function IsContactText(field: ContactField): PropertyDecorator {
  const firstSentence = CONTACT_RULES[field].rules[0].sentence;
  const problem = (value: unknown) => (typeof value === 'string' ? contactProblem(field, value) : firstSentence);
  return ValidateBy({
    name: 'isContactText',
    validator: {
      validate: (value) => problem(value) === undefined,
      defaultMessage: (context) => problem(context?.value) ?? firstSentence,
    },
  });
}

function ContactText(field: ContactField, description: string, format?: string): PropertyDecorator {
  const { trim, least, most } = CONTACT_RULES[field];
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trim(value) : value)),
    IsContactText(field),
    ApiProperty({
      type: String,
      description,
      maxLength: most,
      ...(least !== undefined && { minLength: least }),
      ...(format !== undefined && { format }),
    }),
  );
}

@ApiSchema({
  name: 'ContactMessage',
  description: 'A message to the people who run the site. Other fields are refused.',
})
export class ContactMessageDto implements ContactMessage {
  static readonly fields = 'name, email, subject, and message';

  @ContactText('name', 'The name of the sender.')
  name!: string;

  @ContactText('email', 'The email address to reply to.', 'email')
  email!: string;

  @ContactText('subject', 'The subject of the message.')
  subject!: string;

  @ContactText('message', 'The text of the message, with or without line breaks.')
  message!: string;

  @IsOptional()
  @IsString({ message: TOKEN_TOO_LONG })
  @MaxLength(4096, { message: TOKEN_TOO_LONG })
  @ApiPropertyOptional({ type: String, maxLength: 4096, description: 'Ignored: verification is disabled.' })
  recaptchaToken?: string | null;
}
