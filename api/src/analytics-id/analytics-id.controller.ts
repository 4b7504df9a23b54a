import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { gaIdSchema } from '@site/api-contract';
import type { GaId } from '@site/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResponseCache } from '../catalogue/response-cache.ts';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiRead } from '../responses/api-operation.ts';

@Controller('api/ga-id')
export class AnalyticsIdController {
  readonly #responses: ResponseCache;
  readonly #body: GaId;

  constructor(responses: ResponseCache, @Inject(CONFIGURATION) { gaId }: Configuration) {
    this.#responses = responses;
    this.#body = { gaId };
  }

  @Get()
  @ApiRead({ operationId: 'getApiGaId', summary: 'The measurement id of the site’s analytics', schema: gaIdSchema })
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.#responses.send(request, reply, 'ga-id', async () => this.#body);
  }
}
