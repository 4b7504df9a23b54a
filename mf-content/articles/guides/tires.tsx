import { DataTable, Link } from '@site/shell-contract';
import { type ArticleFile, GUIDES_BREADCRUMB } from '../article.ts';
import { NIST_SP_811 } from '../source.ts';
import { numeric } from '../../components/numeric.ts';

const PRESSURES = [28, 30, 32, 33, 35, 36, 40, 45, 60, 80, 100, 120].map((psi) => {
  const kilopascals = psi * 6.894757293168;
  return [String(psi), (kilopascals / 100).toFixed(2), kilopascals.toFixed(0)];
});

const pressure = (
  <>
    <p>
      The right pressure for a car is on the placard in the door frame, for cold tires: before the first mile of the
      day, or hours after the last one. American placards give psi and kPa, European ones bar. The number on the
      sidewall is the maximum the tire can take, not what your car needs.
    </p>
    <p>
      To estimate, 10 psi is about 0.7 bar, and one bar is 100 kPa. Most cars need 30 to 40 psi, mountain bikes about
      the same or less, road bikes 60 to 120.
    </p>
    <DataTable caption="Tire pressures" columns={numeric('psi', 'bar', 'kPa')} rows={PRESSURES} />
    <p>
      Convert <Link to="/converter/pressure/psi-to-bar">psi to bar</Link>,{' '}
      <Link to="/converter/pressure/bar-to-psi">bar to psi</Link>, or{' '}
      <Link to="/converter/pressure/psi-to-kpa">psi to kPa</Link>.
    </p>
  </>
);

const gauge = (
  <>
    <p>
      All of these are gauge pressures: how much the pressure in the tire exceeds that of the air outside. A flat tire
      reads zero, but it still holds air at about 14.7 psi. Physicists, and some cars’ sensors, measure from a vacuum;
      that absolute pressure is about 1 bar, or 14.7 psi, higher at sea level.
    </p>
    <p>
      A tire loses about 1 psi for every 10 °F drop. From a 68 °F garage to an 18 °F morning, that’s about 5 psi, enough
      to notice. In the United States, a car’s warning light must come on by the time a tire is 25 percent below the
      placard.
    </p>
  </>
);

const SIZES = [
  ['205/55 R16', '205', '16', '631.9'],
  ['225/45 R17', '225', '17', '634.3'],
  ['235/65 R17', '235', '17', '737.3'],
];

const size = (
  <>
    <p>
      A marking like 205/55 R16 mixes three kinds of numbers. The tire is 205 millimeters wide. Its sidewall is 55
      percent of that, 112.75 millimeters. And it fits a 16-inch rim, which is 406.4 millimeters. The overall diameter
      is the rim plus two sidewalls: 406.4 + 2 × 112.75 = 631.9 millimeters, or about 24.9 inches.
    </p>
    <DataTable
      caption="Three common sizes"
      columns={[{ label: 'Marking' }, ...numeric('Width, mm', 'Rim, inches', 'Overall diameter, mm')]}
      rows={SIZES}
    />
    <p>
      The R means radial. Convert <Link to="/converter/length/mm-to-inches">millimeters to inches</Link> or{' '}
      <Link to="/converter/length/inches-to-mm">inches to millimeters</Link>.
    </p>
  </>
);

export const article: ArticleFile = {
  navigation: {
    read: { order: 3, label: 'Tire Pressures and Sizes' },
    sitemap: { order: 23, label: 'Tire Pressures and Sizes' },
  },
  label: 'Tires',
  parent: GUIDES_BREADCRUMB,
  title: 'Tire Pressures and Sizes',
  description:
    'Tire pressures in psi, bar, and kPa with a table for cars and bicycles, what gauge pressure is, and how to read a tire size such as 205/55 R16.',
  lead: 'What to set the pump to when the placard and the gauge use different units, and what the numbers on a tire mean.',
  sections: [
    { id: 'pressure', title: 'psi, bar, and kPa', body: pressure },
    { id: 'gauge-pressure', title: 'Gauge pressure and temperature', body: gauge },
    { id: 'size', title: 'Reading a tire size', body: size },
  ],
  sources: [
    NIST_SP_811,
    [
      'US National Highway Traffic Safety Administration',
      'Code of Federal Regulations, 49 CFR 571.110 (tire placards) and 571.138 (tire pressure monitoring)',
    ],
  ],
};
