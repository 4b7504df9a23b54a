import { Catch, HttpException, Logger, NotFoundException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { ApiErrorBody } from '@site/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowedMethods } from './allowed-methods.ts';
import { ApiException, errorBody } from './api-exception.ts';
import { frameworkError } from './framework-errors.ts';
import { htmlErrorPage, wantsHtml } from './html-error-page.ts';

/** Gives every error its one shape. What is no `HttpException` is our fault: logged in full, answered with nothing about its inside. */
@Catch()
export class ApiExceptionFilter implements ExceptionFilter {
  readonly #allowedMethods: AllowedMethods;
  readonly #logger = new Logger('Error');

  constructor(allowedMethods: AllowedMethods) {
    this.#allowedMethods = allowedMethods;
  }

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    if (isAborted(request)) {
      this.#logger.debug(
        { requestId: request.id, method: request.method },
        'A client went away before its request was complete.',
      );
      return;
    }
    const body =
      request.is404 && exception instanceof NotFoundException
        ? this.#refuseAddress(request, reply)
        : this.#describe(exception, request, reply);
    reply.code(body.statusCode).header('cache-control', 'no-store');
    // Unread content would be taken for the next request on this connection.
    if (body.statusCode === 413) reply.header('connection', 'close');
    if (wantsHtml(request))
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'")
        .send(htmlErrorPage(body));
    else reply.type('application/json; charset=utf-8').send(body);
  }

  #refuseAddress(request: FastifyRequest, reply: FastifyReply): ApiErrorBody {
    const methods = this.#allowedMethods.of(request.url.split('?', 1)[0] ?? '');
    if (methods.length === 0) return errorBody('ADDRESS_UNKNOWN');
    reply.header('allow', methods.join(', '));
    return errorBody('METHOD_NOT_ALLOWED', { values: { methods: methods.join(' and ') } });
  }

  #describe(exception: unknown, request: FastifyRequest, reply: FastifyReply): ApiErrorBody {
    if (exception instanceof ApiException) {
      for (const [name, value] of Object.entries(exception.headers)) reply.header(name, value);
      return exception.body;
    }
    if (exception instanceof HttpException && exception.getStatus() < 500) {
      const code = (exception.cause as { code?: string } | undefined)?.code;
      return errorBody(frameworkError(code));
    }
    this.#logger.error({ requestId: request.id, err: exception }, 'A request failed.');
    return errorBody('INTERNAL');
  }
}

/** Anyone can break off a request: that is no fault of ours, and there is nobody to answer. */
function isAborted({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
