import { Link } from '@site/shell-contract';
import type { ArticleFile } from '../article.ts';
import { NIST_SP_811 } from '../source.ts';

const charts = (
  <ul>
    <li>
      <Link to="/size-charts/paper">Paper</Link>: A4 and Letter, the A, B, and C series, envelopes
    </li>
    <li>
      <Link to="/size-charts/wire-gauges">Wire gauges</Link>: AWG and SWG in inches, millimeters, and square millimeters
    </li>
    <li>
      <Link to="/size-charts/screws-and-drills">Screws and drills</Link>: metric and Unified threads, tap drills, number
      and letter drills
    </li>
    <li>
      <Link to="/size-charts/rings">Rings</Link>: ISO, American, British, Italian, and Japanese sizes
    </li>
    <li>
      <Link to="/size-charts/shoes">Shoes</Link>: foot lengths, Paris points, and barleycorns
    </li>
    <li>
      <Link to="/size-charts/clothes">Clothes</Link>: jackets, collars, hats, bras, and children’s sizes
    </li>
  </ul>
);

const tables = (
  <>
    <p>
      A foot is 0.3048 meter everywhere, so one number converts every length. A size is different: someone wrote down a
      list, and you can only look things up in it. Some lists follow a formula, like American wire gauges. Others, like
      letter drills, don’t.
    </p>
    <p>
      Each chart names its standard and says where makers differ. If no standard fixes a size, the chart says so and
      gives the measurement to take instead.
    </p>
  </>
);

export const article: ArticleFile = {
  navigation: { sitemap: { order: 24 }, tools: { order: 12 } },
  label: 'Size Charts',
  title: 'Size Charts',
  description:
    'Size charts for paper, wire gauges, screws and drills, rings, shoes, and clothes, with the measurements and the standards behind them.',
  lead: 'Some sizes are lists, not units. These charts give the measurements behind them.',
  sections: [
    { id: 'charts', title: 'Charts', body: charts },
    { id: 'tables', title: 'Why a size is not a unit', body: tables },
  ],
  sources: [NIST_SP_811],
};
