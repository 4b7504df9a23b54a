import { escapeMarkup } from '@site/http-server/escape-markup';
import { colorDeclarations } from '@site/shell-contract/token-values';
import { createHash } from 'node:crypto';

/** Trusted markup. Create it only with `html`. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = Html | string | number | undefined | readonly Html[];

/** Escapes every value except `Html`. Quote attributes with double quotes. `undefined` renders nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + toMarkup(values[index])).join(''));
}

function toMarkup(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return escapeMarkup(String(value));
}

const STYLE = `:root{${colorDeclarations('light')}}@media(prefers-color-scheme:dark){:root{${colorDeclarations('dark')}}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1120px;padding:24px 16px 64px;background:var(--color-paper);color:var(--color-ink);
font:1rem/1.6 system-ui,sans-serif;font-variant-numeric:tabular-nums}
header,.actions{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:baseline;justify-content:space-between}header{margin-bottom:12px}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 8px}h2{font-size:1.2rem;margin:48px 0 12px}
p{margin:0 0 12px;max-width:70ch}ul{margin:4px 0;padding-left:20px}
time{white-space:nowrap}details{margin-top:8px}details ul{max-height:60vh;overflow:auto}
code{font:0.9em ui-monospace,monospace;overflow-wrap:anywhere}
.soft{color:var(--color-ink-soft)}.bad{color:var(--color-warning);font-weight:600}.good{color:var(--color-accent);font-weight:600}
.notice{border-left:3px solid var(--color-warning);background:var(--color-warning-tint);padding:8px 16px;margin:16px 0}
.entry{border-top:1px solid var(--color-hairline);padding:16px 0}.entry h3{font-size:1rem;margin:0}
a{color:var(--color-accent);display:inline-block;min-height:24px}
label{display:block;margin:16px 0 4px;font-weight:500}
input{font:inherit;width:100%;max-width:420px;padding:8px 12px;border:1px solid var(--color-control-border);background:var(--color-surface);color:inherit}
button{font:inherit;padding:8px 20px;margin:24px 0 0;border:1px solid var(--color-accent);
background:var(--color-accent);color:var(--color-on-accent);cursor:pointer}
p .quiet{margin-top:8px}.buttons{display:flex;flex-wrap:wrap;gap:8px}.buttons button{margin:16px 0 0}
button.quiet{margin:0;padding:4px 12px;background:none;color:var(--color-accent)}
a:focus-visible,input:focus-visible,button:focus-visible,summary:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
summary{cursor:pointer;color:var(--color-ink-soft)}`;

export const OPERATOR_POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
  `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface OperatorDocument {
  title: string;
  content: Html;
  refreshSeconds?: number | undefined;
}

export function operatorDocument({ title, content, refreshSeconds }: OperatorDocument): string {
  const { markup } = html`<meta name="robots" content="noindex" />
    ${refreshSeconds === undefined ? undefined : html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
    <title>${title}</title>`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${markup}
<style>${STYLE}</style>
</head>
<body>
${content.markup}
</body>
</html>
`;
}
