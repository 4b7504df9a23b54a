export function shownByDoubles(value: number): string {
  const size = Math.abs(value);
  if (size === 0) return '0';
  if (size < 0.000001 || size >= 1e21) return value.toExponential(6);
  if (size < 0.01) return value.toFixed(6);
  if (size < 1) return value.toFixed(4);
  if (size < 10) return value.toFixed(3);
  return value.toFixed(2);
}
