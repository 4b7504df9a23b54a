import * as z from 'zod/mini';
import {
  alternativeSchema,
  apiErrorSchema,
  conversionResultSchema,
  describedText,
  documentation,
  equationText,
  noteText,
  unitSchema,
  unitSideSchema,
} from './entities.ts';

/* These schemas are separate from entities.ts, because browsers load that file. */

export const unitDefinitionSchema = z
  .extend(unitSchema, {
    singular: describedText('Lowercase singular, such as foot.'),
    plural: describedText('Lowercase plural, such as feet.'),
    slug: describedText('The unit in the slugs of conversions, such as feet.'),
    aliases: z.array(z.string()).register(documentation, { description: 'Other lowercase spellings.' }),
    definition: describedText('The definition in a sentence.'),
    authority: describedText('Standard, law, or agreement that defines the unit.'),
    toBase: z
      .object({
        unit: describedText('ID of the category’s base unit.'),
        numerator: describedText('Whole number.'),
        denominator: describedText('Whole number.'),
        offset: z.optional(describedText('Decimal number to add first, for temperatures.')),
        isOverPi: z.optional(z.boolean().register(documentation, { description: 'True to also divide by π.' })),
        isReciprocal: z.optional(
          z.boolean().register(documentation, { description: 'True to divide the factor by the value.' }),
        ),
      })
      .register(documentation, {
        description: 'The exact factor: value in base units = (value + offset) × numerator / denominator.',
      }),
  })
  .register(documentation, { id: 'UnitDefinition', description: 'A unit with its exact definition and its source.' });

export const unitDataSchema = z
  .object({
    format: z
      .int()
      .register(documentation, { description: 'Version of this format. A breaking change has a new address.' }),
    version: describedText('Changes if and only if the units do.'),
    license: z
      .object({
        spdx: describedText('SPDX identifier.'),
        copyright: describedText('Copyright notice to keep with copies.'),
      })
      .register(documentation, { description: 'The license of this data.' }),
    units: z.array(unitDefinitionSchema).register(documentation, { description: 'All units, by category.' }),
  })
  .register(documentation, { id: 'UnitData', description: 'All units as one file.' });

export const conversionListAnswerSchema = z
  .object({
    category: describedText('Slug of the category that both units belong to.'),
    from: unitSideSchema,
    to: unitSideSchema,
    results: z
      .array(
        z.object({
          value: describedText('The value as sent.'),
          result: z.optional(conversionResultSchema),
          text: z.optional(equationText()),
          note: noteText(),
          alternatives: z.optional(
            z.array(alternativeSchema).register(documentation, {
              description: 'Other interpretations of the value. Empty if it is unambiguous.',
            }),
          ),
          error: z.optional(apiErrorSchema),
        }),
      )
      .register(documentation, {
        description: 'One for each value, in the same order: result, text, and alternatives, or only error.',
      }),
  })
  .register(documentation, { id: 'ConversionListAnswer', description: 'The results of many conversions.' });

export type UnitDefinitionEntry = z.infer<typeof unitDefinitionSchema>;
export type UnitData = z.infer<typeof unitDataSchema>;
export type ConversionListAnswer = z.infer<typeof conversionListAnswerSchema>;
