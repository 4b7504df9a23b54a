import { createHash } from 'node:crypto';
import type { OpenAPIObject } from '@nestjs/swagger';
import { escapeMarkup } from '@site/http-server/escape-markup';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
h2{margin:2.5rem 0 .25rem;font-size:1.1rem}code{font:.95em ui-monospace,monospace;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.3rem 1rem .3rem 0;border-bottom:1px solid #8884}`;

export const OPENAPI_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** Renders plain HTML, because Swagger UI needs scripts and styles that a strict CSP blocks. */
export function renderOpenApiPage({ info, paths, components }: OpenAPIObject): string {
  const operations = Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get ? [renderOperation(`GET ${path}`, get)] : []),
    ...(post ? [renderOperation(`POST ${path}`, post)] : []),
  ]);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(info.title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeMarkup(info.title)}</h1>
<p>${escapeMarkup(info.description ?? '')} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${operations.join('\n')}
${Object.entries(components?.schemas ?? {})
  .map(renderSchema)
  .join('\n')}</main></body></html>`;
}

function renderOperation(title: string, { summary = '', parameters = [], responses }: Operation): string {
  const rows = [
    ...parameters.flatMap((parameter) => {
      if (!('name' in parameter)) return [];
      const { name, description = '' } = parameter;
      return [[parameter.in === 'query' ? `?${name}=` : `{${name}}`, description]];
    }),
    ...Object.entries(responses).map(([status, response]) => [
      status,
      response && 'description' in response ? response.description : '',
    ]),
  ];
  return `<section><h2><code>${escapeMarkup(title)}</code></h2><p>${escapeMarkup(summary)}</p>${renderTable(rows)}</section>`;
}

function renderSchema([name, schema]: [string, Schema]): string {
  if (!('properties' in schema)) return '';
  const rows = Object.entries(schema.properties ?? {}).map(([field, property]) => [
    field,
    'description' in property ? (property.description ?? '') : '',
  ]);
  return `<section><h2 id="${escapeMarkup(name)}">${escapeMarkup(name)}</h2><p>${escapeMarkup(schema.description ?? '')}</p>${renderTable(rows)}</section>`;
}

function renderTable(rows: string[][]): string {
  const lines = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>');
  const row = ([head = '', text = '']: string[]) =>
    `<tr><th scope="row"><code>${escapeMarkup(head)}</code></th><td>${lines(text)}</td></tr>`;
  return `<table>${rows.map(row).join('')}</table>`;
}
