/** Alternates cases between the two widths. `EVERY_CASE=1` runs each at both. playwright.config.ts reads the tag. */
export function oneWidth(place: number): { tag?: '@wide' | '@phone' } {
  if (process.env['EVERY_CASE'] === '1') return {};
  return { tag: place % 2 === 0 ? '@wide' : '@phone' };
}
