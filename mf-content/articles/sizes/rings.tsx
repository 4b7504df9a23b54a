import { americanDiameter, britishSize, computeCircumference, japaneseSize } from '@site/catalog/facts/ring-sizes';
import { DataTable, Link } from '@site/shell-contract';
import { type ArticleFile, SIZES_BREADCRUMB } from '../article.ts';
import { ISO } from '../source.ts';
import { numeric } from '../../components/numeric.ts';

const SMALLEST = 3;
const LARGEST = 12;
const HALVES = (LARGEST - SMALLEST) * 2 + 1;

const ROWS = Array.from({ length: HALVES }, (_, half) => {
  const size = SMALLEST + half / 2;
  const diameter = americanDiameter(size);
  const around = computeCircumference(diameter);
  return [
    Number.isInteger(size) ? String(size) : `${Math.floor(size)}\u00a01/2`,
    diameter.toFixed(2),
    around.toFixed(1),
    britishSize(around),
    (around - 40).toFixed(1),
    String(japaneseSize(diameter)),
  ];
});

const chart = (
  <>
    <p>
      ISO 8653 needs no chart: the size is the inside circumference in millimeters. A ring that’s 54 millimeters around
      is a 54. Every other system is a number for the same length.
    </p>
    <DataTable
      caption="Ring sizes, from the American half sizes"
      columns={[
        { label: 'US' },
        ...numeric('Across, mm', 'Around, mm (ISO)'),
        { label: 'UK, nearest' },
        ...numeric('Italy, Spain', 'Japan, nearest'),
      ]}
      rows={ROWS}
    />
  </>
);

const systems = (
  <>
    <ul>
      <li>
        <strong>United States and Canada</strong>: no standard, but one scale. Size 0 is 0.458 inch across, and each
        size adds 0.032 inch. Two makers’ ring sticks can differ by a quarter size.
      </li>
      <li>
        <strong>United Kingdom, Ireland, Australia</strong>: letters. C is 40 millimeters around, and each letter adds
        1.25, with half sizes between. Sticks from before 1987 count by diameter instead, so an old letter can differ.
      </li>
      <li>
        <strong>Italy, Spain, Switzerland</strong>: the circumference in millimeters minus 40. A 54 is a 14.
      </li>
      <li>
        <strong>Japan</strong>: JIS S 4700 starts at 13 millimeters across and adds a third of a millimeter per size.
      </li>
    </ul>
    <p>
      US and UK sizes have different steps, so they line up only now and then. Charts that give one letter for each
      American size round it, and not all of them the same way. If two charts disagree, tell the jeweler the
      millimeters.
    </p>
  </>
);

const measuring = (
  <>
    <p>
      Measure a ring that fits: across the inside at its widest, with calipers. Multiply by 3.1416 for the
      circumference. A strip of paper around the finger works less well, because it stretches and slants. If the
      diameter is off by half a millimeter, that’s more than half an American size.
    </p>
    <p>
      Fingers can swell by half a size on a hot day, and a wide band may need half a size more. Convert{' '}
      <Link to="/converter/length/mm-to-inches">millimeters to inches</Link>.
    </p>
  </>
);

export const article: ArticleFile = {
  navigation: { sitemap: { order: 28, label: 'Ring Sizes' } },
  label: 'Rings',
  parent: SIZES_BREADCRUMB,
  title: 'Ring Sizes',
  description:
    'American, British, Italian, and Japanese ring sizes with the inside diameter and circumference in millimeters, which is the ISO size.',
  lead: 'One length, five ways to number it. The millimeters are the part that no chart changes.',
  sections: [
    { id: 'chart', title: 'Chart', body: chart },
    { id: 'systems', title: 'How each country counts', body: systems },
    { id: 'measuring', title: 'Measuring', body: measuring },
  ],
  sources: [
    [ISO, 'ISO 8653: Jewellery: Ring-sizes: Definition, measurement and designation', '2016'],
    ['British Standards Institution', 'BS EN 28653: Jewellery: Ring-sizes', '1993'],
    ['Japanese Industrial Standards', 'JIS S 4700: Ring sizes'],
  ],
};
