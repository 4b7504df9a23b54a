import { Body, Controller, Header, Inject, Logger, Post, Req, UseGuards } from '@nestjs/common';
import { ApiConsumes, ApiHeader } from '@nestjs/swagger';
import { contactReceiptSchema } from '@site/api-contract';
import type { ContactReceipt } from '@site/api-contract';
import { visitorAddress } from '@site/http-server/visitor-address';
import { addressKey } from '@site/http-server/window-limit';
import type { FastifyRequest } from 'fastify';
import { CONFIGURATION } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiException } from '../errors/api-exception.ts';
import { ApiPost, BODY_ERRORS } from '../responses/api-operation.ts';
import { StorageUnavailableError } from '../storage/model/storage-error.ts';
import { ContactMessageDto } from './contact-message.dto.ts';
import { ContactMessages } from './contact-messages.ts';
import { OwnOriginGuard } from './own-origin.guard.ts';

const KEY = /^[\x21-\x7e]{8,200}$/;
const KEY_DESCRIPTION =
  'A random string of 8 to 200 characters that you choose. If you get no response, send the message again with the same key: it is stored only once.';

@Controller('api/contact')
@UseGuards(OwnOriginGuard)
export class ContactController {
  readonly #logger = new Logger('Contact');

  constructor(
    private readonly messages: ContactMessages,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** Responds 201 only after the message is on disk. */
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
  async accept(@Body() message: ContactMessageDto, @Req() request: FastifyRequest): Promise<ContactReceipt> {
    const key = keyOf(request);
    const address = addressKey(visitorAddress(request.raw, this.configuration.trustedProxies));
    try {
      return { id: await this.messages.accept(message, address, key) };
    } catch (error) {
      if (error instanceof ApiException) throw error;
      // `StorageMonitor` already logged the cause.
      if (error instanceof StorageUnavailableError)
        this.#logger.warn({ requestId: request.id, code: error.code }, 'A contact message could not be stored.');
      else this.#logger.error({ requestId: request.id, err: error }, 'A contact message could not be stored.');
      throw new ApiException('MESSAGE_NOT_STORED', { headers: { 'retry-after': '60' }, cause: error });
    }
  }
}

/** Throws for an invalid key, because a client that retries with it expects its message to be stored once. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new ApiException('IDEMPOTENCY_KEY_INVALID');
}
