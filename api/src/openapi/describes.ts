import type { SchemaName } from './schemas.ts';

const DESCRIPTION = 'openapi:operation';

export interface OperationDescription {
  summary: string;
  /** What a good answer holds. A name of a schema, or a list of one. */
  answer: SchemaName | readonly [SchemaName];
  status?: 200 | 201;
  /** Path parameters and what they are. */
  parameters?: Record<string, string>;
  /** Beyond what every operation may answer. */
  also?: Record<number, string>;
  body?: SchemaName;
}

/** Says what a route of a controller is for: the OpenAPI document is made of these. */
export function Describes(description: OperationDescription): MethodDecorator {
  return (_prototype, _name, descriptor) => Reflect.defineMetadata(DESCRIPTION, description, descriptor.value as object);
}

export function descriptionOf(handler: object): OperationDescription | undefined {
  return Reflect.getMetadata(DESCRIPTION, handler);
}
