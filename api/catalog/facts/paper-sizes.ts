/** Widths and heights are in millimeters. */
interface Sheet {
  name: string;
  width: number;
  height: number;
}

/** Each size is half of the previous sheet, rounded down to whole millimeters (ISO 216). */
function halved(series: string, width: number, height: number): readonly Sheet[] {
  const sheets = [{ name: `${series}0`, width, height }];
  for (let size = 1; size <= 10; size += 1) {
    const { width: shorter, height: longer } = sheets[size - 1]!;
    sheets.push({ name: `${series}${size}`, width: Math.floor(longer / 2), height: shorter });
  }
  return sheets;
}

/** The A and B sizes are from ISO 216, and the C sizes are from ISO 269. */
export const isoA = halved('A', 841, 1189);
export const isoB = halved('B', 1000, 1414);
export const isoC = halved('C', 917, 1297);
/** These sizes are from JIS P 0138. */
export const japaneseB = halved('B', 1030, 1456);
