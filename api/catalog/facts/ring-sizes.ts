const INCH = 25.4;

/** The diameter is in millimeters. Jewelers use this scale, but no standard defines it. */
export const americanDiameter = (size: number) => (0.458 + 0.032 * size) * INCH;

export const computeCircumference = (diameter: number) => diameter * Math.PI;

/** In BS EN 28653, size C has a circumference of 40 mm. */
export function britishSize(circumference: number): string {
  const halves = Math.round(((circumference - 37.5) / 1.25) * 2);
  const letter = String.fromCharCode('A'.charCodeAt(0) + Math.floor(halves / 2));
  return halves % 2 === 0 ? letter : `${letter}\u00a01/2`;
}

/** Japanese sizes follow JIS S 4700. */
export const japaneseSize = (diameter: number) => Math.round((diameter - 13) * 3) + 1;
