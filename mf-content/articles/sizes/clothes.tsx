import { DataTable, Link } from '@site/shell-contract';
import { type ArticleFile, SIZES_BREADCRUMB } from '../article.ts';
import { ISO } from '../source.ts';
import { numeric } from '../../components/numeric.ts';

const JACKETS = [92, 96, 100, 104, 108, 112].map((chest) => {
  const european = chest / 2;
  return [chest, (chest / 2.54).toFixed(1), european, european - 10].map(String);
});

const men = (
  <>
    <p>
      A European suit size is half the chest in centimeters. American and British sizes are the chest in inches, but
      shops subtract 10 from the European number instead of converting. That’s right up to a 48 and drifts above it: a
      56 is a 44.1-inch chest, sold as a 46.
    </p>
    <DataTable
      caption="Men’s jackets"
      columns={numeric('Chest, cm', 'Chest, in', 'Europe', 'US and UK label')}
      rows={JACKETS}
    />
    <p>
      Shirts go by the collar, in inches or whole centimeters: a 15-inch collar is 38.1 centimeters, sold as a 38, and a
      16-inch one is 40.64, sold as a 41. Jeans go by waist and inseam in inches, and here vanity sizing begins: a
      labeled 34 can measure 36. Convert <Link to="/converter/length/inches-to-cm">inches to centimeters</Link>.
    </p>
  </>
);

const HATS = [
  ['54', '6 3/4', '6 5/8'],
  ['55', '6 7/8', '6 3/4'],
  ['56', '7', '6 7/8'],
  ['57', '7 1/8', '7'],
  ['58', '7 1/4', '7 1/8'],
  ['59', '7 3/8', '7 1/4'],
  ['60', '7 1/2', '7 3/8'],
  ['61', '7 5/8', '7 1/2'],
  ['62', '7 3/4', '7 5/8'],
];

const hats = (
  <>
    <p>
      A European hat size is the circumference of the head in centimeters. The American size is the diameter in inches
      of a circle with that circumference, to the nearest eighth, and the British size is an eighth less.
    </p>
    <DataTable
      caption="Hats"
      columns={[...numeric('Head, cm (Europe)'), { label: 'US' }, { label: 'UK' }]}
      rows={HATS}
    />
  </>
);

const CUPS = [
  ['AA', '10 to 12'],
  ['A', '12 to 14'],
  ['B', '14 to 16'],
  ['C', '16 to 18'],
  ['D', '18 to 20'],
  ['E', '20 to 22'],
];

const bras = (
  <>
    <p>
      EN 13402 sizes a bra by two measurements in centimeters. The number is the girth under the bust, to the nearest 5.
      The letter is the difference between that girth and the one around the bust. Someone who measures 86 under the
      bust and 105 around it wears an 85D.
    </p>
    <DataTable caption="Cups of EN 13402" columns={[{ label: 'Cup' }, { label: 'Difference, cm' }]} rows={CUPS} />
    <p>
      American and British bands are in inches, and their letters step by inches. After DD they part ways: the UK
      continues with E and F, and American makers use DDD or other letters. No standard links them.
    </p>
  </>
);

const childrenAndWomen = (
  <>
    <p>
      <strong>Children.</strong> European sizes are the child’s height in centimeters, in steps of 6: a 104 fits up to
      104. American and British sizes name an age, and makers don’t agree on how tall a four-year-old is.
    </p>
    <p>
      <strong>Women’s numbers and letters.</strong> There’s no chart to give you. The American standard for them, CS
      215-58 and later PS 42-70, was withdrawn in 1983, and ASTM D5585 is voluntary. Sizes have grown since, so a 12 of
      the 1950s is smaller than a 12 today, and S, M, and L mean what each maker wants them to. EN 13402 and ISO 8559
      would end this with a pictogram that shows the bust, waist, and hips in centimeters. Few labels have it, so
      measure, and use the maker’s own table.
    </p>
    <p>
      Convert <Link to="/converter/length/cm-to-inches">centimeters to inches</Link>.
    </p>
  </>
);

export const article: ArticleFile = {
  navigation: { sitemap: { order: 30, label: 'Clothing Sizes' } },
  label: 'Clothes',
  parent: SIZES_BREADCRUMB,
  title: 'Clothing Sizes',
  description:
    'Jackets, collars, hats, bras, and children’s sizes by the body measurement behind them, and what no standard fixes about the rest.',
  lead: 'A few sizes are measurements in disguise. For the others, take the measurement.',
  sections: [
    { id: 'men', title: 'Jackets, shirts, and jeans', body: men },
    { id: 'hats', title: 'Hats', body: hats },
    { id: 'bras', title: 'Bras', body: bras },
    { id: 'others', title: 'Children’s and women’s sizes', body: childrenAndWomen },
  ],
  sources: [
    [
      'European Committee for Standardization (CEN)',
      'EN 13402: Size designation of clothes, parts 1 to 3',
      '2001 to 2017',
    ],
    [ISO, 'ISO 8559: Size designation of clothes', '2017'],
    ['ASTM International', 'ASTM D5585: Standard Tables of Body Measurements for Adult Female Misses Figure Type'],
  ],
};
