import { letterDrills, metricScrews, numberDrills, unifiedScrews } from '@site/catalog/facts/screw-sizes';
import { DataTable, Link } from '@site/shell-contract';
import { type ArticleFile, SIZES_BREADCRUMB } from '../article.ts';
import { ISO } from '../source.ts';
import { numeric } from '../../components/numeric.ts';
import { RealSizes } from '../../components/real-sizes.tsx';

const INCH = 25.4;

const metric = (
  <>
    <p>
      M8 means a screw that’s 8 millimeters across. Without another number it has the coarse pitch of ISO 261: one turn
      moves it 1.25 millimeters. A fine thread names its pitch, like M8 × 1. The hole to tap is about the diameter minus
      the pitch, so 6.8 millimeters for M8.
    </p>
    <DataTable
      caption="Metric coarse threads, mm"
      columns={[{ label: 'Thread' }, ...numeric('Pitch', 'Tap drill', 'Clearance hole', 'Wrench')]}
      rows={metricScrews.map(({ diameter, pitch, tapDrill, clearance, wrench }) => [
        `M${diameter}`,
        ...[pitch, tapDrill, clearance, wrench].map(String),
      ])}
    />
    <RealSizes items={metricScrews.map(({ diameter, wrench }) => ({ label: `M${diameter}`, diameter, wrench }))} />
    <p>
      Clearance holes are the medium series of ISO 273, and wrenches fit the hex heads of ISO 4014. Heads made to the
      older DIN 931 and 933, still sold, take a 17 for M10 and a 19 for M12. Japanese and flange heads have other sizes.
    </p>
  </>
);

const UNIFIED = unifiedScrews.map(({ name, diameter, coarse, fine }) => [
  name,
  diameter.toFixed(4),
  (diameter * INCH).toFixed(3),
  ...[coarse, fine].map(([threads, drill]) => `${threads}: ${drill}`),
]);

const unified = (
  <>
    <p>
      American screws have Unified threads, ASME B1.1. The size is a number or a fraction of an inch, and the second
      figure counts threads per inch: 1/4-20 is coarse (UNC), 1/4-28 fine (UNF). A numbered screw is 0.06 inch plus
      0.013 inch for each number, so No. 10 is 0.19 inch.
    </p>
    <p>
      No metric screw fits an inch thread. No. 10-32 and M5 × 0.8 come so close that one starts in the other’s nut, and
      then jams or strips it.
    </p>
    <DataTable
      caption="Unified threads, with threads per inch and tap drill"
      columns={[{ label: 'Size' }, ...numeric('in', 'mm'), { label: 'Coarse (UNC)' }, { label: 'Fine (UNF)' }]}
      rows={UNIFIED}
    />
    <RealSizes items={unifiedScrews.map(({ name, diameter }) => ({ label: name, diameter: diameter * INCH }))} />
    <p>
      The tap drills leave 65 to 80 percent of a full thread, which is usual. Tougher metal takes a larger drill, and
      thread-forming taps need a different one: read the maker’s chart.
    </p>
  </>
);

const drillRow = (name: string, inches: number) => [name, inches.toFixed(4), (inches * INCH).toFixed(3)];
const LETTERS = letterDrills.map((inches, place) => drillRow(String.fromCharCode('A'.charCodeAt(0) + place), inches));
const NUMBERS = numberDrills.map((inches, place) => drillRow(`No. ${place + 1}`, inches));

/** On a screen, drills with a higher number look alike. */
const DRAWN_NUMBERS = 60;
const drawnDrill = ([label = '', , millimeters]: readonly string[]) => ({
  label: label.replace('No. ', ''),
  diameter: Number(millimeters),
});

const DRILL_COLUMNS = [{ label: 'Drill' }, ...numeric('in', 'mm')];

const drills = (
  <>
    <p>
      American drills come in three sets that interlock: fractions of an inch, letters from A to Z, and numbers from 80
      up to 1, where a higher number is thinner. ASME B94.11M lists them. They follow no formula, and they are not wire
      gauges, although the numbers began as one.
    </p>
    <DataTable caption="Letter drills" columns={DRILL_COLUMNS} rows={LETTERS} long />
    <RealSizes items={[...LETTERS, ...NUMBERS.slice(0, DRAWN_NUMBERS)].map(drawnDrill)} />
    <DataTable caption="Number drills" columns={DRILL_COLUMNS} rows={NUMBERS} long />
    <p>
      For fractions, convert <Link to="/converter/length/inches-to-mm">inches to millimeters</Link>: the field reads
      27/64.
    </p>
  </>
);

export const article: ArticleFile = {
  navigation: { sitemap: { order: 27 } },
  label: 'Screws and Drills',
  parent: SIZES_BREADCRUMB,
  title: 'Screw Threads and Drill Sizes',
  description:
    'Metric and Unified (UNC, UNF) screw threads with pitch, tap drills, and wrenches, and number and letter drills in inches and millimeters.',
  lead: 'Which hole to drill for which screw, in millimeters and inches.',
  sections: [
    { id: 'metric', title: 'Metric threads', body: metric },
    { id: 'unified', title: 'Unified threads', body: unified },
    { id: 'drills', title: 'Letter and number drills', body: drills },
  ],
  sources: [
    [ISO, 'ISO 261 and ISO 262 (metric threads), ISO 273 (clearance holes), ISO 2306 (drills before tapping)'],
    ['American Society of Mechanical Engineers', 'ASME B1.1: Unified Inch Screw Threads'],
    ['American Society of Mechanical Engineers', 'ASME B94.11M: Twist Drills'],
  ],
};
