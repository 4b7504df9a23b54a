import { applyDecorators, Body, Controller, Header, Inject, Logger, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { CONTACT_RULES, contactProblem, contactReceiptSchema, trimContactMessage } from '@site/api-contract';
import type { ContactField, ContactMessage, ContactReceipt } from '@site/api-contract';
import { addressKey, nearestEntry, peerAddress, visitorAddress } from '@site/http-server/visitor-address';
import { IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { CONFIGURATION } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiException } from '../errors/api-exception.ts';
import { readBody } from '../requests/request-body.ts';
import { ApiPost, BODY_ERRORS } from '../responses/api-operation.ts';
import { StorageUnavailableError } from '../storage/storage-error.ts';
import { ContactMessages } from './contact-messages.ts';
import { ContactDelivery } from './delivery/contact-delivery.ts';

const KEY = /^[\x21-\x7e]{8,200}$/;
const KEY_DESCRIPTION =
  'A random string of 8 to 200 characters that you choose. If you get no response, send the message again with the same key: it is stored only once.';

const TOKEN_TOO_LONG = 'The verification token must be a string of at most 4096 characters';

/** A value that is not a string gets the first rule's message. */
function ContactText(field: ContactField, description: string, format?: string): PropertyDecorator {
  const { rules, minLength, maxLength } = CONTACT_RULES[field];
  const problem = (value: unknown) => (typeof value === 'string' ? contactProblem(field, value) : rules[0].sentence);
  return applyDecorators(
    ValidateBy({
      name: 'isContactText',
      validator: {
        validate: (value) => problem(value) === undefined,
        defaultMessage: (context) => problem(context?.value) ?? rules[0].sentence,
      },
    }),
    ApiProperty({
      type: String,
      description,
      maxLength,
      ...(minLength !== undefined && { minLength }),
      ...(format !== undefined && { format }),
    }),
  );
}

@ApiSchema({
  name: 'ContactMessage',
  description: 'A message to the people who run the site. Other fields are rejected.',
})
class ContactMessageBody implements ContactMessage {
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

@Controller('api/contact')
export class ContactController {
  readonly #logger = new Logger('Contact');

  constructor(
    private readonly messages: ContactMessages,
    private readonly delivery: ContactDelivery,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** Returns 201 only after the message is on disk. */
  @Post()
  @Header('cache-control', 'no-store')
  @ApiPost({
    status: 201,
    operationId: 'postApiContact',
    summary: 'Send a message',
    schema: contactReceiptSchema,
    errors: [
      'SENT_FROM_ELSEWHERE',
      'IDEMPOTENCY_KEY_INVALID',
      ...BODY_ERRORS,
      'TOO_MANY_MESSAGES',
      'MESSAGE_NOT_STORED',
    ],
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    description: KEY_DESCRIPTION,
    required: false,
    schema: { type: 'string', minLength: 8, maxLength: 200 },
  })
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiBody({ type: ContactMessageBody })
  async accept(@Body() body: unknown, @Req() request: FastifyRequest): Promise<ContactReceipt> {
    this.#requireOwnOrigin(request);
    const message = trimContactMessage(readBody(ContactMessageBody, body));
    const key = requireValidKey(request);
    const address = addressKey(visitorAddress(request.raw, this.configuration.trustedProxies));
    try {
      const id = await this.messages.accept(message, address, key);
      this.delivery.wake();
      return { id };
    } catch (error) {
      if (error instanceof ApiException) throw error;
      // `StorageMonitor` already logged the cause.
      if (error instanceof StorageUnavailableError)
        this.#logger.warn({ requestId: request.id, code: error.code }, 'A contact message could not be stored.');
      else this.#logger.error({ requestId: request.id, err: error }, 'A contact message could not be stored.');
      throw new ApiException('MESSAGE_NOT_STORED', { headers: { 'retry-after': '60' }, cause: error });
    }
  }

  /** Without this check, another site could make its visitors send messages and use up their limits. */
  #requireOwnOrigin(request: FastifyRequest): void {
    if (isFromThisSite(request, this.configuration)) return;
    const { origin, host } = request.headers;
    this.#logger.warn(
      { requestId: request.id, origin, host },
      'Rejected a message from a page on another origin. If that origin is this site, set SITE_URL or TRUSTED_PROXIES.',
    );
    throw new ApiException('SENT_FROM_ELSEWHERE');
  }
}

/**
 * Browsers set Sec-Fetch-Site and Origin, and pages cannot forge them. Programs that send neither are accepted, because
 * only browsers can be tricked into sending a request.
 */
function isFromThisSite({ headers, raw }: FastifyRequest, { siteUrl, trustedProxies }: Configuration): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  const { origin } = headers;
  if (origin === undefined || origin === siteUrl) return true;
  const isForwarded = trustedProxies.has(peerAddress(raw));
  const host = (isForwarded && nearestEntry(headers['x-forwarded-host'])) || headers.host;
  const protocol = isForwarded ? nearestEntry(headers['x-forwarded-proto']) : undefined;
  // Without a trusted proxy, the scheme is unknown, because an untrusted one may terminate TLS.
  const protocols = protocol === undefined ? ['http', 'https'] : [protocol.toLowerCase()];
  // `Origin: null` never matches the site.
  return protocols.some((scheme) => URL.parse(`${scheme}://${host}`)?.origin === origin);
}

/** Throws for an invalid key. If the key were ignored, a client's retries would be stored more than once. */
function requireValidKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new ApiException('IDEMPOTENCY_KEY_INVALID');
}
