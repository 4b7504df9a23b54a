import { createHash } from 'node:crypto';
import { escapeHtml } from '../responses/escape-html.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';
import type { Schema } from './schemas.ts';

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
h2{margin:2.5rem 0 .25rem;font-size:1.1rem}code{font:.95em ui-monospace,monospace;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.3rem 1rem .3rem 0;border-bottom:1px solid #8884}`;

export const OPENAPI_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The document as a page to read. */
export function openApiPage({ info, paths, components }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderOperation(`${method.toUpperCase()} ${path}`, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description)} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${operations.join('\n')}
${Object.entries(components.schemas).map(renderSchema).join('\n')}</main></body></html>`;
}

function renderOperation(title: string, { summary, parameters = [], responses }: Operation): string {
  const rows = [
    ...parameters.map(({ name, description }) => [`{${String(name)}}`, String(description)]),
    ...Object.entries(responses).map(([status, { description }]) => [status, String(description)]),
  ];
  return `<section><h2><code>${escapeHtml(title)}</code></h2><p>${escapeHtml(summary)}</p>${renderTable(rows)}</section>`;
}

function renderSchema([name, { description, properties }]: [string, Schema]): string {
  const rows = Object.entries(properties as Record<string, Schema>).map(([field, schema]) => [field, `${String(schema['description'])}${lengths(schema)}`]);
  return `<section><h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2><p>${escapeHtml(String(description))}</p>${renderTable(rows)}</section>`;
}

function lengths({ minLength, maxLength }: Schema): string {
  if (minLength !== undefined && maxLength !== undefined) return ` ${String(minLength)} to ${String(maxLength)} characters.`;
  return maxLength === undefined ? '' : ` At most ${String(maxLength)} characters.`;
}

function renderTable(rows: string[][]): string {
  return `<table>${rows.map(([head = '', text = '']) => `<tr><th scope="row"><code>${escapeHtml(head)}</code></th><td>${escapeHtml(text)}</td></tr>`).join('')}</table>`;
}
