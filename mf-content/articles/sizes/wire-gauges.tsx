import { wireGauges } from '@site/catalog/facts/wire-gauges';
import { DataTable, Link } from '@site/shell-contract';
import { numeric } from '../../components/numeric.ts';
import { type ArticleFile, SIZES_BREADCRUMB } from '../article.ts';

const INCH = 25.4;
const SMALLEST_IN_FOUR_DECIMALS = 0.01;

function computeArea(inches: number): string {
  const area = (Math.PI / 4) * (inches * INCH) ** 2;
  return area.toPrecision(3).replace(/^(\d+)\.0*$/, '$1');
}

const AWG = wireGauges.map(({ name, awg }) => [
  name,
  awg.toFixed(awg < SMALLEST_IN_FOUR_DECIMALS ? 5 : 4),
  (awg * INCH).toFixed(3),
  computeArea(awg),
]);
const SWG = wireGauges.map(({ name, swg }) => [name, swg.toFixed(4), (swg * INCH).toFixed(3), computeArea(swg)]);

const COLUMNS = [{ label: 'Gauge' }, ...numeric('in', 'mm', 'mm²')];

const american = (
  <>
    <p>
      American wire gauge (AWG) is a formula. No. 36 is 0.005 inch across and No. 4/0 is 0.46 inch, and the 39 steps
      between them have equal ratios, so each diameter is the next thinner one times the 39th root of 92, or 1.123.
      Going down three numbers doubles the area, and going down six doubles the diameter, to within half a percent.
    </p>
    <p>In inches, gauge n is 0.005 × 92 to the power of (36 − n)/39. For 2/0, 3/0, and 4/0, n is −1, −2, and −3.</p>
    <DataTable caption="AWG, solid round wire" columns={COLUMNS} rows={AWG} long />
    <p>
      A stranded wire has the gauge of the solid wire with the same area of metal, so it’s thicker outside. The table
      says nothing about how much current a wire may carry: that depends on insulation, heat, and the electric code.
    </p>
  </>
);

const imperial = (
  <>
    <p>
      The British standard wire gauge (SWG) is a list. A royal order fixed it in 1883, and BS 3737, now withdrawn,
      repeated it. Its numbers look like American ones, but the wires differ: No. 12 is 2.053 millimeters in AWG and
      2.642 in SWG. Some electrical and craft wire still goes by it.
    </p>
    <DataTable caption="SWG" columns={COLUMNS} rows={SWG} long />
  </>
);

const metric = (
  <>
    <p>
      Most of the world buys cable by area: 0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, or 120 square
      millimeters. Those are names, too. IEC 60228 tests a cable by its resistance, so a good conductor may have a
      little less metal than its name says. No AWG size equals any of them: 14 AWG, at 2.08 square millimeters, is
      between 1.5 and 2.5.
    </p>
    <p>
      Sheet metal has other gauges, and they depend on the metal: 16 gauge is not the same in steel and in aluminum.
      Order sheet by its thickness. Convert <Link to="/converter/length/inches-to-mm">inches to millimeters</Link> or{' '}
      <Link to="/converter/area/square-inches-to-square-millimeters">square inches to square millimeters</Link>.
    </p>
  </>
);

export const article: ArticleFile = {
  navigation: { sitemap: { order: 26 } },
  label: 'Wire Gauges',
  parent: SIZES_BREADCRUMB,
  title: 'Wire Gauges: AWG and SWG',
  description:
    'American wire gauge (AWG) by its formula and British SWG by its table, from 4/0 to 40, in inches, millimeters, and square millimeters.',
  lead: 'Diameter and area of every common gauge. American numbers follow a formula, British ones a list.',
  sections: [
    { id: 'awg', title: 'American wire gauge', body: american },
    { id: 'swg', title: 'British standard wire gauge', body: imperial },
    { id: 'metric', title: 'Metric cable and sheet metal', body: metric },
  ],
  sources: [
    [
      'ASTM International',
      'ASTM B258: Standard Nominal Diameters and Cross-Sectional Areas of AWG Sizes of Solid Round Wires Used as Electrical Conductors',
    ],
    ['British Standards Institution', 'BS 3737: Specification for Standard Wire Gauge (withdrawn)', '1964'],
    ['International Electrotechnical Commission (IEC)', 'IEC 60228: Conductors of insulated cables'],
  ],
};
