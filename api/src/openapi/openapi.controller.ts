import { Controller, Get, Header, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CacheInterceptor } from '../responses/response-cache.ts';
import { OpenApiDocument } from './openapi-document.ts';
import { OPENAPI_PAGE_POLICY, openApiPage } from './openapi-page.ts';

@Controller('api')
@ApiExcludeController()
export class OpenApiController {
  constructor(private readonly document: OpenApiDocument) {}

  @Get('openapi.json')
  @UseInterceptors(CacheInterceptor)
  json(): Promise<object> {
    return this.document.value;
  }

  @Get('docs')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', OPENAPI_PAGE_POLICY)
  @Header('cache-control', 'public, max-age=60')
  async page(): Promise<string> {
    return openApiPage(await this.document.value);
  }
}
