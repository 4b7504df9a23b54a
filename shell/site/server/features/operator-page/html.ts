import { escapeMarkup } from '@site/http-server/escape-markup';

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
  return new Html(parts.map((part, index) => part + written(values[index])).join(''));
}

function written(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return escapeMarkup(String(value));
}
