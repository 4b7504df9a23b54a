import { shoeSizes, TOE_ROOM } from '@site/catalog/facts/shoe-sizes';
import { DataTable, Link } from '@site/shell-contract';
import { type ArticleFile, SIZES_BREADCRUMB } from '../article.ts';
import { ISO } from '../source.ts';
import { numeric } from '../../components/numeric.ts';

const SHORTEST = 220;
const LONGEST = 310;
const STEP = 5;
const FEET = Array.from({ length: (LONGEST - SHORTEST) / STEP + 1 }, (_, place) => SHORTEST + place * STEP);

const ROWS = FEET.map((foot) => {
  const { european, british, americanMen, americanWomen } = shoeSizes(foot);
  return [
    String(foot),
    (foot / 25.4).toFixed(2),
    ...[european, british, americanMen, americanWomen].map((size) => size.toFixed(1)),
  ];
});

const chart = (
  <>
    <p>
      Measure the longer foot from the heel to the longest toe, standing, in the evening. That length in millimeters is
      the Mondopoint size of ISO 9407. The other columns are computed from it, to the nearest half size: Europe and UK
      with {` ${TOE_ROOM} `}millimeters of room in the shoe, US as on the Brannock device in shoe stores.
    </p>
    <DataTable
      caption="Adults’ sizes by the length of the foot"
      columns={numeric('Foot, mm', 'Foot, in', 'Europe', 'UK', 'US men', 'US women')}
      rows={ROWS}
    />
  </>
);

const systems = (
  <ul>
    <li>
      <strong>Mondopoint</strong>, ISO 9407: the foot in millimeters, in steps of 5. Ski boots, armies, and East Asia
      use it; Japan often writes it in centimeters. It measures your foot, not the shoe.
    </li>
    <li>
      <strong>Europe</strong>: the last (the form that the shoe is made on) in Paris points. A Paris point is 2/3
      centimeter, so size 42 has a last of 280 millimeters.
    </li>
    <li>
      <strong>United Kingdom</strong>: the last in barleycorns of 1/3 inch, minus 25 for adults. Size 8 has a last of 33
      barleycorns, or 11 inches.
    </li>
    <li>
      <strong>United States</strong>: barleycorns, too. On the Brannock device, the men’s size is three times the foot
      in inches minus 22, and the women’s is one more.
    </li>
  </ul>
);

const makers = (
  <>
    <p>
      Charts disagree because a shoe is made to its last, not to the foot. A maker chooses how much longer the last is
      than the foot: 10 millimeters in a running spike, 20 in a pointed dress shoe. The difference is one and a half
      European sizes.
    </p>
    <p>
      Many brands make the women’s size one and a half more than the men’s instead of one, and number sports shoes from
      their own tables. ISO 19407 publishes conversions as a guideline and says that no exact one exists. None of these
      numbers says anything about width. Go by the foot’s length, and by the maker’s chart if there is one.
    </p>
    <p>
      Convert <Link to="/converter/length/cm-to-inches">centimeters to inches</Link> or{' '}
      <Link to="/converter/length/inches-to-mm">inches to millimeters</Link>.
    </p>
  </>
);

export const article: ArticleFile = {
  navigation: { sitemap: { order: 29, label: 'Shoe Sizes' } },
  label: 'Shoes',
  parent: SIZES_BREADCRUMB,
  title: 'Shoe Sizes',
  description:
    'European, UK, and US shoe sizes by the length of the foot in millimeters and inches, how each is counted, and why makers differ.',
  lead: 'Start from the length of your foot. Sizes are counts of Paris points and barleycorns, and makers round them.',
  sections: [
    { id: 'chart', title: 'Chart', body: chart },
    { id: 'systems', title: 'How each system counts', body: systems },
    { id: 'makers', title: 'Why makers differ', body: makers },
  ],
  sources: [
    [ISO, 'ISO 9407: Shoe sizes: Mondopoint system of sizing and marking', '2019'],
    [ISO, 'ISO 19407: Footwear: Sizing: Conversion of sizing systems', '2023'],
  ],
};
