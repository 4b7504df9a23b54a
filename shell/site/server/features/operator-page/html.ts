import { escapeMarkup } from '../../../app/head/escape-markup.ts';

/** Markup that holds nothing but what `html` has put together. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = Html | string | number | undefined | readonly Html[];

/** A template of markup: what stands in it is text and is escaped, unless it is `Html` itself; attributes stand in double quotes. `undefined` is nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + written(values[index])).join(''));
}

function written(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return escapeMarkup(String(value));
}
