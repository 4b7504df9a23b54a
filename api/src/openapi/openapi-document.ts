import { Inject, Injectable } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import { documentation } from '@site/api-contract';
import contract from '@site/api-contract/package.json' with { type: 'json' };
import { toJSONSchema, ZodMiniType } from 'zod/mini';
import { CONFIGURATION } from '../configuration/configuration.module.ts';
import type { Configuration } from '../configuration/configuration.ts';

/** The document, made when it is first asked for: out of the controllers' routes, the contract's schemas and the error table. */
@Injectable()
export class OpenApiDocument {
  readonly #title: string;
  #app: INestApplication | undefined;
  #value: OpenAPIObject | undefined;

  constructor(@Inject(CONFIGURATION) { mail }: Configuration) {
    this.#title = `API of ${mail.siteName}`;
  }

  /** Which application it tells of: Nest hands its providers parts of it only. */
  describe(app: INestApplication): void {
    this.#app = app;
  }

  get value(): OpenAPIObject {
    if (this.#app === undefined) throw new Error('The OpenAPI document was asked for before the application was made');
    return (this.#value ??= createDocument(this.#app, this.#title));
  }
}

function createDocument(app: INestApplication, title: string): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(title)
    .setDescription(
      'Units, conversions between them, values converted, and a way to write to the people who run the site. ' +
        'Pages of any site may read (CORS). Every error has the same shape.',
    )
    // Of what callers rely on, not of the program: a change that breaks a caller raises its first number.
    .setVersion(contract.version)
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    autoTagControllers: false,
    standardSchemaConverter: toOpenApiSchema,
  });
  // The validation pipe refuses other fields. @nestjs/swagger has no decorator that says so.
  const message = document.components?.schemas?.['ContactMessage'];
  if (message !== undefined) Object.assign(message, { additionalProperties: false });
  return document;
}

/** The contract's schemas have their names and descriptions in a registry of their own. */
function toOpenApiSchema(schema: unknown, { schemaType }: { schemaType: 'input' | 'output' }) {
  if (!(schema instanceof ZodMiniType)) return undefined;
  const {
    $schema: _,
    $defs: components = {},
    ...json
  } = toJSONSchema(schema, { io: schemaType, metadata: documentation });
  return { schema: json, components };
}
