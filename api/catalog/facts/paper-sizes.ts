/** Widths and heights are in millimeters. */
interface Sheet {
  name: string;
  width: number;
  height: number;
}

/** ISO 216: half of the previous sheet, rounded down. */
function halved(series: string, width: number, height: number): readonly Sheet[] {
  const sheets = [{ name: `${series}0`, width, height }];
  for (let size = 1; size <= 10; size += 1) {
    const { width: shorter, height: longer } = sheets[size - 1]!;
    sheets.push({ name: `${series}${size}`, width: Math.floor(longer / 2), height: shorter });
  }
  return sheets;
}

/** ISO 216, and ISO 269 for C. */
export const isoA = halved('A', 841, 1189);
export const isoB = halved('B', 1000, 1414);
export const isoC = halved('C', 917, 1297);
/** The sizes are those of JIS P 0138. */
export const japaneseB = halved('B', 1030, 1456);
