import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResponseCache } from '../catalogue/response-cache.ts';
import { OpenApiDocument } from './openapi-document.ts';
import { OPENAPI_PAGE_POLICY, openApiPage } from './openapi-page.ts';

@Controller('api')
@ApiExcludeController()
export class OpenApiController {
  readonly #responses: ResponseCache;
  readonly #document: OpenApiDocument;

  constructor(responses: ResponseCache, document: OpenApiDocument) {
    this.#responses = responses;
    this.#document = document;
  }

  @Get('openapi.json')
  async json(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.#responses.send(request, reply, 'openapi', async () => this.#document.value);
  }

  @Get('docs')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', OPENAPI_PAGE_POLICY)
  @Header('cache-control', 'public, max-age=60')
  page(): string {
    return openApiPage(this.#document.value);
  }
}
