import type { Tick } from './ticks.ts';

/** `mark` returns SVG path data. */
export function TickMarks({ ticks, mark }: { ticks: readonly Tick[]; mark: (tick: Tick) => string }) {
  const path = (isShort: boolean) =>
    ticks
      .filter(({ size }) => (size === 'short') === isShort)
      .map(mark)
      .join('');
  return (
    <>
      <path className="ticks short" d={path(true)} />
      <path className="ticks" d={path(false)} />
    </>
  );
}
