import { Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import type { StandardSchemaValidationPipeOptions } from '@nestjs/common';
import { ApiException } from '../errors/api-exception.ts';

type Issues = Parameters<NonNullable<StandardSchemaValidationPipeOptions['exceptionFactory']>>[0];

/** Holds what comes in against the schema that its parameter names; 400 with the sentences for each wrong field. */
@Injectable()
export class SchemaValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: refusalOf });
  }

  /** A strict schema names such keys with all others that nobody asked for. */
  protected override stripProtoKeys(): void {}
}

function refusalOf(issues: Issues): ApiException {
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    const field = issue.path?.map(String)[0];
    const unknown = unknownFields(issue);
    if (field === undefined && unknown.length === 0) return new ApiException('BODY_NO_OBJECT');
    for (const name of unknown) errors.set(name, ['There is no such field']);
    if (field !== undefined) errors.set(field, [...(errors.get(field) ?? []), issue.message]);
  }
  return new ApiException('FIELDS_INVALID', { errors: Object.fromEntries(errors) });
}

/** Zod tells of all fields that a strict object does not have in one issue, which Standard Schema has no place for. */
function unknownFields(issue: Issues[number]): string[] {
  return 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : [];
}
