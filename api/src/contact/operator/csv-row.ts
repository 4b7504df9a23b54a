/** What a spreadsheet takes for the beginning of a formula, be it after blanks or in the wide letters of East Asia. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** One row of a CSV file (RFC 4180), without its end. What a spreadsheet would take for a formula is quoted as text: strangers wrote it. */
export function csvRow(values: readonly (string | number | null)[]): string {
  return values
    .map((value) => {
      const text = String(value ?? '');
      const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
      return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
    })
    .join(',');
}
