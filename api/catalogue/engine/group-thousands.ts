/** `63360` as `63,360`; four digits stay together, and so do decimals and exponent form. */
export function groupThousands(decimal: string): string {
  return decimal.replace(/^(-?)(\d{5,})(?=$|\.)/, (_, sign: string, whole: string) => {
    return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',');
  });
}
