import { CONTACT_LIMITS, CONTACT_MAXIMUMS, CONTACT_SENTENCES } from '@site/api-contract';
import type { ContactMessage } from '@site/api-contract';
import { IsEmail, IsOptional, Matches, MaxLength, MinLength } from 'class-validator';
import { IsPlainText } from './is-plain-text.ts';
import { IsVisible } from './is-visible.ts';

const tooLong = (field: string, most: number) => ({ message: `${field} must be at most ${most} characters` });

/** Embeddings, overrides and isolates show what follows in another order than it is written: in a header of an e-mail, as another address. */
const KEEPS_DIRECTION = /^[^\u202a-\u202e\u2066-\u2069]*$/;
/** No blank and nothing invisible, be it in quotes. */
const ADDRESS = /^[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u;
const turned = (field: string) => ({ message: `${field} must not contain characters that turn the direction of writing` });

/** A message as it comes in. A field that is missing or no text fails its first rule. */
export class ContactMessageDto implements Omit<ContactMessage, 'recaptchaToken'> {
  @MinLength(CONTACT_LIMITS.name, { message: CONTACT_SENTENCES.name })
  @IsVisible(CONTACT_LIMITS.name, { message: CONTACT_SENTENCES.name })
  @MaxLength(CONTACT_MAXIMUMS.name, tooLong('Name', CONTACT_MAXIMUMS.name))
  @Matches(KEEPS_DIRECTION, turned('Name'))
  @IsPlainText({ message: 'Name must not contain control characters' })
  name: string;

  @IsEmail({}, { message: CONTACT_SENTENCES.email })
  @Matches(ADDRESS, { message: CONTACT_SENTENCES.email })
  @IsPlainText({ message: CONTACT_SENTENCES.email })
  email: string;

  @MinLength(CONTACT_LIMITS.subject, { message: CONTACT_SENTENCES.subject })
  @IsVisible(CONTACT_LIMITS.subject, { message: CONTACT_SENTENCES.subject })
  @MaxLength(CONTACT_MAXIMUMS.subject, tooLong('Subject', CONTACT_MAXIMUMS.subject))
  @Matches(KEEPS_DIRECTION, turned('Subject'))
  @IsPlainText({ message: 'Subject must not contain control characters' })
  subject: string;

  @MinLength(CONTACT_LIMITS.message, { message: CONTACT_SENTENCES.message })
  @IsVisible(CONTACT_LIMITS.message, { message: CONTACT_SENTENCES.message })
  @MaxLength(CONTACT_MAXIMUMS.message, tooLong('Message', CONTACT_MAXIMUMS.message))
  @IsPlainText({ message: 'Message must not contain control characters', lines: true })
  message: string;

  /** Verification is disabled: any text will do, and none. */
  @IsOptional()
  @MaxLength(4096, { message: 'The verification token must be a text of at most 4096 characters' })
  recaptchaToken?: string;
}
