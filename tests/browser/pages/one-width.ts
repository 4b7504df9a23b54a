/** For the cases of a long list: each is looked at in one of the two widths, in turn, and with `EVERY_CASE=1` in both. The configuration reads the tag. */
export function oneWidth(place: number): { tag?: '@wide' | '@phone' } {
  if (process.env['EVERY_CASE'] === '1') return {};
  return { tag: place % 2 === 0 ? '@wide' : '@phone' };
}
