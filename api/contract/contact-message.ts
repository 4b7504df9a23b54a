import * as z from 'zod/mini';
import { CONTACT_RULES, type ContactField } from './contact-rules.ts';
import { documentation } from './entities.ts';

/** A field's text. What is no text, or none, breaks the first of its rules. */
function written(field: ContactField, meaning: { description: string; format?: string }) {
  const {
    trim,
    rules: [first, ...others],
    least,
    most,
  } = CONTACT_RULES[field];
  return z
    .string({ error: first.sentence })
    .check(
      z.overwrite(trim),
      z.refine(first.fits, { error: first.sentence, abort: true }),
      ...others.map(({ fits, sentence }) => z.refine<string>(fits, { error: sentence })),
    )
    .register(documentation, { ...meaning, ...(least === undefined ? {} : { minLength: least }), maxLength: most });
}

const TOKEN_TOO_LONG = 'The verification token must be a text of at most 4096 characters';

/** A message as it comes in, by its limits: the API's validation and the OpenAPI document are made of this. */
export const contactMessageSchema = z
  .strictObject({
    name: written('name', { description: 'Who writes.' }),
    email: written('email', { description: 'Where an answer goes.', format: 'email' }),
    subject: written('subject', { description: 'What it is about.' }),
    message: written('message', { description: 'The message. It may have several lines.' }),
    recaptchaToken: z
      .nullish(z.string({ error: TOKEN_TOO_LONG }).check(z.maxLength(4096, { error: TOKEN_TOO_LONG })))
      .register(documentation, { description: 'Not looked at: verification is disabled.' }),
  })
  .register(documentation, {
    id: 'ContactMessage',
    description: 'A message to the people who run the site. No other fields are taken.',
  });

export type ContactMessage = z.infer<typeof contactMessageSchema>;
