/**
 * Counts the insertions, deletions, substitutions, and swaps of adjacent letters between two words, up to `most` + 1.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoBack: number[] = [];
  let oneBack = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isExchange = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        oneBack[column]! + 1,
        current[column - 1]! + 1,
        oneBack[column - 1]! + (isSame ? 0 : 1),
        isExchange ? twoBack[column - 2]! + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) return most + 1;
    [twoBack, oneBack] = [oneBack, current];
  }
  return oneBack[b.length]!;
}
