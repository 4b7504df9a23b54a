/** One row of a CSV file (RFC 4180). What a spreadsheet would take for a formula is quoted as text: strangers wrote it. */
export function csvRow(values: readonly (string | number | null)[]): string {
  return values
    .map((value) => {
      const text = String(value ?? '');
      const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
      return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
    })
    .join(',');
}
