/** Formula prefixes in spreadsheets, including full-width forms and leading blanks. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** RFC 4180, without its line end. Visitors wrote the text, so formulas are escaped. */
export function csvRow(values: readonly (string | number | null)[]): string {
  return values
    .map((value) => {
      const text = String(value ?? '');
      const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
      return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
    })
    .join(',');
}
