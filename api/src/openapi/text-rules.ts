import { getMetadataStorage } from 'class-validator';
import { ContactMessageDto } from '../contact/contact-message.dto.ts';

/** The lengths that the DTO's own rules ask for, so that the document cannot say otherwise. */
export function textRules(field: keyof ContactMessageDto): { minLength?: number; maxLength?: number } {
  const rules: { minLength?: number; maxLength?: number } = {};
  for (const { name, propertyName, constraints } of getMetadataStorage().getTargetValidationMetadatas(ContactMessageDto, '', false, false)) {
    if (propertyName === field && (name === 'minLength' || name === 'maxLength')) rules[name] = constraints?.[0] as number;
  }
  return rules;
}
