import { Inject, Injectable } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { documentation } from '@site/api-contract';
import contract from '@site/api-contract/package.json' with { type: 'json' };
import { toJSONSchema, ZodMiniType } from 'zod/mini';
import { CONFIGURATION } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { convertList } from '../convert/conversion-list.ts';
import { answer } from '../convert/convert.controller.ts';

/** Built on first use. */
@Injectable()
export class OpenApiDocument {
  #app: INestApplication | undefined;
  #value: Promise<OpenAPIObject> | undefined;

  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  /** Must be called once with the application, which Nest does not inject. */
  describe(app: INestApplication): void {
    this.#app = app;
  }

  get value(): Promise<OpenAPIObject> {
    if (this.#app === undefined) throw new Error('Call describe() before reading the OpenAPI document');
    return (this.#value ??= createDocument(this.#app, `API of ${this.configuration.siteName}`));
  }
}

async function createDocument(app: INestApplication, title: string): Promise<OpenAPIObject> {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(title)
    .setDescription(
      'Lists units and conversions, converts values, and sends messages to the people who run the site. ' +
        'CORS is open to every site for reading. All errors have the same format.',
    )
    // The contract's version. A breaking change raises its major number.
    .setVersion(contract.version)
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    autoTagControllers: false,
    standardSchemaConverter: toOpenApiSchema,
  });
  // The validation pipe rejects unknown fields, which @nestjs/swagger cannot express.
  for (const name of ['ContactMessage', 'ConversionList']) {
    const body = document.components?.schemas?.[name];
    if (body !== undefined) Object.assign(body, { additionalProperties: false });
  }
  const { get, post } = document.paths['/api/convert'] ?? {};
  addExample(get, answer({ q: '5 ft to m' }));
  addExample(post, await convertList({ values: ['5', '5 ft 3 in', 'five'], from: 'ft', to: 'm' }));
  return document;
}

/** Examples of conversions are computed, so that they are what the API responds. */
function addExample(operation: OpenAPIObject['paths'][string]['get'], example: object): void {
  const response = operation?.responses['200'];
  const content = response && 'content' in response ? response.content?.['application/json'] : undefined;
  if (content) content.example = example;
}

/** The contract keeps names and descriptions in a separate registry. */
function toOpenApiSchema(schema: unknown, { schemaType }: { schemaType: 'input' | 'output' }) {
  if (!(schema instanceof ZodMiniType)) return undefined;
  const {
    $schema: _,
    $defs: components = {},
    ...json
  } = toJSONSchema(schema, { io: schemaType, metadata: documentation });
  return { schema: json, components };
}
