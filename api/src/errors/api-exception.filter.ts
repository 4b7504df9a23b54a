import { Catch, HttpException, Injectable, Logger, NotFoundException } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ApiErrorBody } from '@site/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiException, createErrorBody, findErrorCode } from './api-exception.ts';

/** Distinguishes 405 from 404. Must be created before the routes are registered. */
@Injectable()
export class AllowedMethods {
  readonly #routes: { pattern: RegExp; method: string }[] = [];

  constructor({ httpAdapter }: HttpAdapterHost) {
    httpAdapter.getInstance<FastifyInstance>().addHook('onRoute', ({ url, method }) => {
      const pattern = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+')}$`);
      for (const name of [method].flat()) this.#routes.push({ pattern, method: name });
    });
  }

  list(path: string): string[] {
    const methods = this.#routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods)].sort();
  }
}

/** Logs unexpected errors in full, but never sends their details to the client. */
@Catch()
export class ApiExceptionFilter implements ExceptionFilter {
  readonly #logger = new Logger('Error');

  constructor(private readonly allowedMethods: AllowedMethods) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    if (isAborted(request)) {
      this.#logger.debug(
        { requestId: request.id, method: request.method },
        'The client disconnected before it sent the whole request.',
      );
      return;
    }
    const body =
      request.is404 && exception instanceof NotFoundException
        ? this.#refuseAddress(request, reply)
        : this.#describe(exception, request, reply);
    reply.code(body.statusCode).header('cache-control', 'no-store');
    // Otherwise, the server would parse the unread body as the next request.
    if (body.statusCode === 413) reply.header('connection', 'close');
    reply.type('application/json; charset=utf-8').send(body);
  }

  #refuseAddress(request: FastifyRequest, reply: FastifyReply): ApiErrorBody {
    const methods = this.allowedMethods.list(request.url.split('?', 1)[0] ?? '');
    if (methods.length === 0) return createErrorBody('ADDRESS_UNKNOWN');
    reply.header('allow', methods.join(', '));
    return createErrorBody('METHOD_NOT_ALLOWED', { values: { methods: new Intl.ListFormat('en-US').format(methods) } });
  }

  #describe(exception: unknown, request: FastifyRequest, reply: FastifyReply): ApiErrorBody {
    if (exception instanceof ApiException) {
      for (const [name, value] of Object.entries(exception.headers)) reply.header(name, value);
      return exception.body;
    }
    if (exception instanceof HttpException && exception.getStatus() < 500) {
      const code = (exception.cause as { code?: string } | undefined)?.code;
      return createErrorBody(findErrorCode(code));
    }
    this.#logger.error({ requestId: request.id, err: exception }, 'A request failed.');
    return createErrorBody('INTERNAL');
  }
}

function isAborted({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
