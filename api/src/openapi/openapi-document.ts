import { RequestMethod } from '@nestjs/common';
import { descriptionOf } from './describes.ts';
import type { OperationDescription } from './describes.ts';
import { schemas } from './schemas.ts';
import type { Schema, SchemaName } from './schemas.ts';

export interface Operation {
  operationId: string;
  summary: string;
  parameters?: Schema[];
  requestBody?: Schema;
  responses: Record<string, Schema>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Makes the document out of the controllers' own routes and their descriptions. */
export function openApiDocument(controllers: readonly object[], title: string, version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const controller of controllers) {
    const prototype = Object.getPrototypeOf(controller) as Record<string, unknown>;
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const handler = prototype[name];
      const description = typeof handler === 'function' ? descriptionOf(handler) : undefined;
      if (description === undefined) continue;
      const { path, method } = routeOf(controller.constructor, handler as object);
      (paths[path] ??= {})[method] = operationOf(description, path, method);
    }
  }
  const description = 'Units, conversions between them, and a way to write to the people who run the site. Every error has the same shape.';
  return { openapi: '3.1.0', info: { title, version, description }, paths, components: { schemas } };
}

function routeOf(controller: object, handler: object): { path: string; method: string } {
  const parts = [Reflect.getMetadata('path', controller), Reflect.getMetadata('path', handler)] as string[];
  const path = `/${parts.join('/')}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1').replace(/:(\w+)/g, '{$1}');
  return { path, method: (RequestMethod[Reflect.getMetadata('method', handler) as number] ?? 'GET').toLowerCase() };
}

function operationOf(description: OperationDescription, path: string, method: string): Operation {
  const names = Object.keys(description.parameters ?? {});
  const status = description.status ?? 200;
  const json = { 'application/json': { schema: schemaOf(description.answer) } };
  const responses: Record<string, Schema> = {
    [status]: { description: description.summary, headers: headersOf(method), content: json },
    ...(method === 'get' && { 304: { description: 'The caller has it already.' } }),
    ...errorsOf(names.length > 0 ? { 404: 'Nothing is known by this name.', 414: 'The address is too long.' } : {}),
    ...errorsOf({ 400: 'The request is malformed.', 408: 'The request took too long to arrive.', 431: 'The request’s head is too long.' }),
    ...errorsOf(description.also ?? {}),
  };
  return {
    operationId: `${method}${path.replace(/[^A-Za-z]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`,
    summary: description.summary,
    ...(names.length > 0 && { parameters: names.map((name) => parameterOf(name, description.parameters?.[name] ?? '')) }),
    ...(description.body && { requestBody: bodyOf(description.body) }),
    responses,
  };
}

function parameterOf(name: string, description: string): Schema {
  return { name, in: 'path', required: true, description, schema: { type: 'string', minLength: 1, maxLength: 255 } };
}

function bodyOf(name: SchemaName): Schema {
  const content = { schema: schemaOf(name) };
  return { required: true, content: { 'application/json': content, 'application/x-www-form-urlencoded': content } };
}

function headersOf(method: string): Schema {
  const text = (description: string) => ({ description, schema: { type: 'string' } });
  const all = { 'X-Request-Id': text('Under which the request is logged.'), 'X-Catalogue-Version': text('Changes when the catalogue does.') };
  return method === 'get' ? { ...all, ETag: text('For If-None-Match.') } : all;
}

/** Redirects have no content; what is an error has the one shape. */
function errorsOf(statuses: Record<number, string>): Record<string, Schema> {
  const content = { 'application/json': { schema: schemaOf('Error') } };
  return Object.fromEntries(
    Object.entries(statuses).map(([status, description]) => [status, Number(status) < 400 ? { description } : { description, content }]),
  );
}

function schemaOf(answer: SchemaName | readonly [SchemaName]): Schema {
  return typeof answer === 'string' ? { $ref: `#/components/schemas/${answer}` } : { type: 'array', items: schemaOf(answer[0]) };
}
