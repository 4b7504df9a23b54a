import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { documentation } from '@site/api-contract';
import contract from '@site/api-contract/package.json' with { type: 'json' };
import { toJSONSchema, ZodMiniType } from 'zod/mini';
import { convertList } from '../convert/conversion-list.ts';
import { answer } from '../convert/convert.controller.ts';
import { ResponseCache } from '../responses/response-cache.ts';
import { OPENAPI_PAGE_POLICY, renderOpenApiPage } from './openapi-page.ts';

/** This is not a controller, because Nest cannot inject the application that it describes. */
export function serveOpenApi(app: NestFastifyApplication, siteName: string): void {
  const server = app.getHttpAdapter().getInstance();
  let document: Promise<OpenAPIObject> | undefined;
  const getDocument = () => (document ??= createDocument(app, `API of ${siteName}`));
  server.get('/api/openapi.json', async (request, reply) => {
    const response = await app.get(ResponseCache).encode(request, await getDocument());
    return response.send(request, reply);
  });
  server.get('/api/docs', async (_request, reply) => {
    const headers = { 'content-security-policy': OPENAPI_PAGE_POLICY, 'cache-control': 'public, max-age=60' };
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(renderOpenApiPage(await getDocument()));
  });
}

async function createDocument(app: NestFastifyApplication, title: string): Promise<OpenAPIObject> {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(title)
    .setDescription(
      'Lists units and conversions, converts values, and sends messages to the people who run the site. ' +
        'CORS is open to every site for reading. All errors have the same format.',
    )
    // This is the contract's version. A breaking change raises the major number.
    .setVersion(contract.version)
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    autoTagControllers: false,
    standardSchemaConverter: toOpenApiSchema,
  });
  // `readBody` rejects unknown fields, which @nestjs/swagger cannot express.
  for (const name of ['ContactMessage', 'ConversionList']) {
    const body = document.components?.schemas?.[name];
    if (body !== undefined) Object.assign(body, { additionalProperties: false });
  }
  const { get, post } = document.paths['/api/convert'] ?? {};
  addExample(get, answer({ q: '5 ft to m' }));
  addExample(post, await convertList({ values: ['5', '5 ft 3 in', 'five'], from: 'ft', to: 'm' }));
  return document;
}

/** Examples of conversions are computed, so they match what the API returns. */
function addExample(operation: OpenAPIObject['paths'][string]['get'], example: object): void {
  const response = operation?.responses['200'];
  const content = response && 'content' in response ? response.content?.['application/json'] : undefined;
  if (content) content.example = example;
}

/** The contract stores schema names and descriptions in a registry of its own. */
function toOpenApiSchema(schema: unknown, { schemaType }: { schemaType: 'input' | 'output' }) {
  if (!(schema instanceof ZodMiniType)) return undefined;
  const {
    $schema: _,
    $defs: components = {},
    ...json
  } = toJSONSchema(schema, { io: schemaType, metadata: documentation });
  return { schema: json, components };
}
