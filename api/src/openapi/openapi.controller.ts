import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResponseCache } from '../catalogue/response-cache.ts';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { openApiDocument } from './openapi-document.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { OPENAPI_PAGE_POLICY, openApiPage } from './openapi-page.ts';

/** Of what callers rely on, not of the program: a change that breaks a caller raises its first number. */
const VERSION = '1.0.0';

@Controller('api')
export class OpenApiController {
  readonly #responses: ResponseCache;
  readonly #discovery: DiscoveryService;
  readonly #title: string;

  constructor(responses: ResponseCache, discovery: DiscoveryService, @Inject(CONFIGURATION) { mail }: Configuration) {
    this.#responses = responses;
    this.#discovery = discovery;
    this.#title = `API of ${mail.siteName}`;
  }

  @Get('openapi.json')
  async json(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.#responses.send(request, reply, 'openapi', async () => this.#document());
  }

  @Get('docs')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', OPENAPI_PAGE_POLICY)
  @Header('cache-control', 'public, max-age=60')
  page(): string {
    return openApiPage(this.#document());
  }

  #document(): OpenApiDocument {
    const controllers = this.#discovery.getControllers().map(({ instance }) => instance as object);
    return openApiDocument(controllers, this.#title, VERSION);
  }
}
