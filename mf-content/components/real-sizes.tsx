import { color, Link, screenScale } from '@site/shell-contract';
import { styled } from 'styled-components';

interface Drawn {
  label: string;
  /** In millimeters. */
  diameter: number;
  /** Wrench size: the width across the flats of the hexagon around the circle. */
  wrench?: number;
}

/** In millimeters. The whole width fits on a phone. */
const WIDTH = 60;
const GAP = 2;
const LABEL = 3;
const MIN_CELL = 8;

/** Hidden until the visitor has measured the screen. In print, it always has its real size. */
const Drawing = styled.svg`
  display: block;
  width: calc(var(${screenScale.property}, 0px) * ${WIDTH});
  fill: ${color.accentTint};
  stroke: ${color.accent};
  stroke-width: 0.25;
  text {
    fill: ${color.ink};
    stroke: none;
    font-size: 2.4px;
    text-anchor: middle;
  }
  @media print {
    width: ${WIDTH}mm;
  }
`;

export function RealSizes({ items }: { items: readonly Drawn[] }) {
  const { cells, height } = layOut(items);
  return (
    <>
      <Drawing viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        {cells.map(({ item: { label, diameter, wrench }, x, y, bottom }) => (
          <g key={label}>
            {wrench === undefined ? null : <path d={hexagon(x, y, wrench)} />}
            <circle cx={x} cy={y} r={diameter / 2} />
            <text x={x} y={bottom}>
              {label}{' '}
            </text>
          </g>
        ))}
      </Drawing>
      <p>
        On paper, and on a screen that you’ve measured, the drawing above has its real size. To measure your screen,
        open True size under <Link to="/converter/length/inches-to-mm">a length converter</Link>, and lay a bank card on
        it.
      </p>
    </>
  );
}

interface Cell {
  item: Drawn;
  x: number;
  y: number;
  bottom: number;
}

function layOut(items: readonly Drawn[]): { cells: Cell[]; height: number } {
  const cells: Cell[] = [];
  let row: Drawn[] = [];
  let top = 0;
  const endRow = () => {
    const tallest = Math.max(0, ...row.map(heightOfDrawing));
    let left = 0;
    for (const item of row) {
      const width = cellWidth(item);
      cells.push({ item, x: left + width / 2, y: top + GAP + tallest / 2, bottom: top + GAP + tallest + LABEL });
      left += width;
    }
    top += row.length === 0 ? 0 : tallest + LABEL + GAP;
    row = [];
  };
  for (const item of items) {
    if ([...row, item].reduce((sum, cell) => sum + cellWidth(cell), 0) > WIDTH) endRow();
    row.push(item);
  }
  endRow();
  return { cells, height: Math.ceil(top + GAP) };
}

/** The hexagon stands on a corner, so its height is the distance between opposite corners. */
const heightOfDrawing = ({ diameter, wrench }: Drawn) =>
  wrench === undefined ? diameter : (wrench * 2) / Math.sqrt(3);

const cellWidth = ({ diameter, wrench = diameter }: Drawn) => Math.max(wrench + GAP, MIN_CELL);

function hexagon(x: number, y: number, wrench: number): string {
  const radius = wrench / Math.sqrt(3);
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = ((corner + 0.5) * Math.PI) / 3;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}
