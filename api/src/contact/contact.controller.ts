import { Body, Controller, Inject, Logger, Post, Req, Res } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiException } from '../errors/api-exception.ts';
import { wantsHtml } from '../errors/html-error-page.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import type { TrustedProxies } from '../http/visitor-address.ts';
import { Describes } from '../openapi/describes.ts';
import { StorageUnavailableError } from '../storage/storage-error.ts';
import { addressKey } from './address-key.ts';
import { ContactDelivery } from './contact-delivery.ts';
import { ContactMessageDto } from './contact-message.dto.ts';
import { ContactMessages } from './contact-messages.ts';
import type { Acceptance } from './contact-messages.ts';
import { parseContactMessage } from './parse-contact-message.ts';

/** What comes in, as a message; 400 with the sentences for each wrong field. */
class ContactMessagePipe implements PipeTransform<unknown, Promise<ContactMessageDto>> {
  transform(body: unknown): Promise<ContactMessageDto> {
    return parseContactMessage(body);
  }
}

@Controller('api/contact')
export class ContactController {
  readonly #messages: ContactMessages;
  readonly #delivery: ContactDelivery;
  readonly #trustedProxies: TrustedProxies;
  readonly #logger = new Logger('Contact');

  constructor(messages: ContactMessages, delivery: ContactDelivery, @Inject(CONFIGURATION) { trustedProxies }: Configuration) {
    this.#messages = messages;
    this.#delivery = delivery;
    this.#trustedProxies = trustedProxies;
  }

  /** 201 when the message is on disk, and not before. A form that a browser posted without script is sent on to the page's thanks. */
  @Post()
  @Describes({
    summary: 'Send a message',
    answer: 'ContactReceipt',
    status: 201,
    body: 'ContactMessage',
    also: {
      303: 'A form posted without script: Location has the page to show.',
      413: 'The body is larger than 32 KiB.',
      415: 'The body is neither JSON nor a form post, or it is compressed or not in UTF-8.',
      429: 'Too many messages from one address: Retry-After says when the next is welcome.',
      503: 'The message could not be stored.',
    },
  })
  async accept(@Body(ContactMessagePipe) message: ContactMessageDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const acceptance = await this.#store(message, request);
    if (!acceptance.ok) {
      const seconds = Math.ceil(acceptance.retryAfterMs / 1000);
      throw new ApiException(429, 'You have sent several messages already. Please try again later.', { headers: { 'retry-after': String(seconds) } });
    }
    this.#delivery.wake();
    reply.header('cache-control', 'no-store');
    if (wantsHtml(request)) await reply.redirect('/contact?sent=1', 303);
    else await reply.code(201).send({ id: acceptance.id });
  }

  async #store(message: ContactMessageDto, request: FastifyRequest): Promise<Acceptance> {
    try {
      return await this.#messages.accept(message, addressKey(visitorAddress(request.raw, this.#trustedProxies)));
    } catch (error) {
      // Of a database that does not do its work, the log tells once, with its cause.
      if (error instanceof StorageUnavailableError) this.#logger.warn({ requestId: request.id, code: error.code }, 'A contact message could not be stored.');
      else this.#logger.error({ requestId: request.id, err: error }, 'A contact message could not be stored.');
      throw new ApiException(503, 'Your message could not be stored. Please try again in a minute.', { headers: { 'retry-after': '60' } });
    }
  }
}
