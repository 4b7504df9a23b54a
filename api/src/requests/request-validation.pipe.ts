import { Injectable, ValidationPipe } from '@nestjs/common';
import type { ArgumentMetadata, ValidationPipeOptions } from '@nestjs/common';
import type { ApiErrorCode } from '@site/api-contract';
import { ApiException } from '../errors/api-exception.ts';

type Errors = Parameters<NonNullable<ValidationPipeOptions['exceptionFactory']>>[0];

const NO_SUCH_FIELD = 'This field does not exist';
const COMMON = { transform: true, whitelist: true } as const;

/** Drops unknown query parameters, because links collect parameters such as utm_source. */
const validateAddress = new ValidationPipe({
  ...COMMON,
  exceptionFactory: (errors) => new ApiException(codeOf(errors)),
});

type BodyClass = NonNullable<ArgumentMetadata['metatype']> & { fields?: string };

@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    super({ ...COMMON, forbidNonWhitelisted: true, exceptionFactory: refusalOf });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (!this.toValidate(metadata)) return value;
    if (metadata.type !== 'body') return validateAddress.transform(value, metadata);
    return super.transform(flatFields(value, metadata.metatype), metadata);
  }
}

/**
 * class-transformer recurses into nested values, and a body can nest 16,000 deep. An empty list replaces anything
 * deeper than a flat list and fails validation. Also skips inherited names such as constructor.
 */
function flatFields(body: unknown, metatype: BodyClass | undefined): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiException('BODY_NO_OBJECT', { values: { fields: metatype?.fields ?? 'the fields of this call' } });
  const inherited = Object.keys(body).filter((name) => name in Object.prototype);
  if (inherited.length > 0) throw fieldsInvalid(inherited.map((name) => [name, [NO_SUCH_FIELD]]));
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, isFlat(value) ? value : []]));
}

function isFlat(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isScalar) : isScalar(value);
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** The code in a rule's context, as in `@IsString({ context: { code } })`. */
function codeOf(errors: Errors): ApiErrorCode {
  const contexts = errors.flatMap(({ contexts }) =>
    Object.values((contexts ?? {}) as Record<string, { code?: ApiErrorCode }>),
  );
  return contexts.find(({ code }) => code !== undefined)?.code ?? 'REQUEST_INVALID';
}

/** Keeps the first sentence per field, as the form shows it. */
function refusalOf(errors: Errors): ApiException {
  return fieldsInvalid(errors.map(({ property, constraints }) => [property, sentencesOf(constraints)]));
}

function sentencesOf(constraints: Record<string, string> = {}): string[] {
  return 'whitelistValidation' in constraints ? [NO_SUCH_FIELD] : Object.values(constraints);
}

function fieldsInvalid(errors: readonly [string, string[]][]): ApiException {
  return new ApiException('FIELDS_INVALID', { errors: Object.fromEntries(errors) });
}
