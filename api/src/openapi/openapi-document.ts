import { Inject, Injectable } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { documentation } from '@site/api-contract';
import contract from '@site/api-contract/package.json' with { type: 'json' };
import { toJSONSchema, ZodMiniType } from 'zod/mini';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';

/** Built on first use. */
@Injectable()
export class OpenApiDocument {
  readonly #title: string;
  #app: INestApplication | undefined;
  #value: OpenAPIObject | undefined;

  constructor(@Inject(CONFIGURATION) { mail }: Configuration) {
    this.#title = `API of ${mail.siteName}`;
  }

  /** Must be called once with the application, which Nest does not inject. */
  describe(app: INestApplication): void {
    this.#app = app;
  }

  get value(): OpenAPIObject {
    if (this.#app === undefined) throw new Error('Call describe() before reading the OpenAPI document');
    return (this.#value ??= createDocument(this.#app, this.#title));
  }
}

function createDocument(app: INestApplication, title: string): OpenAPIObject {
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
  return document;
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
