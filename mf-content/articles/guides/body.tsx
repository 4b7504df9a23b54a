import { DataTable, Link, spacedDigits } from '@site/shell-contract';
import { type ArticleFile, GUIDES_BREADCRUMB } from '../article.ts';
import { NIST_SP_811, YARD_AND_POUND } from '../source.ts';
import { numeric } from '../../components/numeric.ts';

const HEIGHTS = [58, 60, 62, 64, 66, 68, 70, 72, 74, 76, 78].map((inches) => [
  `${Math.floor(inches / 12)} ft ${inches % 12} in`,
  String(inches),
  (inches * 2.54).toFixed(1),
]);

const height = (
  <>
    <p>
      To convert feet and inches to centimeters, convert it all to inches first: 5 ft 8 in is 5 × 12 + 8 = 68 inches.
      Then multiply by 2.54, which is exact: 172.72 centimeters.
    </p>
    <p>
      To go the other way, divide the centimeters by 2.54, then divide by twelve. Someone 180 cm tall is 70.87 inches
      tall: that’s five feet, with 10.87 inches left over. That’s 5 ft 10 7/8 in, and most people would call it 5 ft 11.
    </p>
    <DataTable caption="Body heights" columns={[{ label: 'Feet and inches' }, ...numeric('in', 'cm')]} rows={HEIGHTS} />
    <p>
      A common mistake is to read 5.8 feet as five feet eight. The decimal part is tenths of a foot: 5.8 feet is 5 feet
      9.6 inches. Convert <Link to="/converter/length/feet-to-cm">feet to centimeters</Link> or{' '}
      <Link to="/converter/length/cm-to-feet">centimeters to feet</Link>.
    </p>
  </>
);

const WEIGHTS = [45, 50, 60, 70, 80, 90, 100, 110].map((kilograms) => {
  const pounds = kilograms / 0.45359237;
  return [String(kilograms), pounds.toFixed(1), `${Math.floor(pounds / 14)} st ${(pounds % 14).toFixed(1)} lb`];
});

const weight = (
  <>
    <p>
      A pound is exactly {spacedDigits('0.45359237')} kilograms. To estimate, double the kilograms and add a tenth of
      that: 70 kg is about 140 + 14 = 154 pounds. In Britain and Ireland, people give weight in stone (14 pounds each)
      plus leftover pounds.
    </p>
    <DataTable caption="Body weights" columns={numeric('kg', 'lb', 'Stone and pounds')} rows={WEIGHTS} />
    <p>
      Convert <Link to="/converter/weight/kg-to-pounds">kilograms to pounds</Link>,{' '}
      <Link to="/converter/weight/pounds-to-kg">pounds to kilograms</Link>, or{' '}
      <Link to="/converter/weight/stone-to-kg">stone to kilograms</Link>.
    </p>
  </>
);

const bodyMassIndex = (
  <>
    <p>
      Body mass index (BMI) is weight in kilograms divided by the square of height in meters. For someone who weighs 70
      kg and is 1.75 m tall, it is 70 ÷ (1.75 × 1.75), about 22.9. With pounds and inches, the same formula needs a
      factor of 703, because {spacedDigits('0.45359237')} ÷ 0.0254² is 703.07: 154 lb and 69 in give 703 × 154 ÷ (69 ×
      69), about 22.7. The two differ a little only because 154 lb and 69 in are not quite 70 kg and 1.75 m.
    </p>
    <p>
      BMI describes groups better than any one person: it can’t tell muscle from fat. Ask your doctor what it means for
      you.
    </p>
  </>
);

export const article: ArticleFile = {
  navigation: { read: { order: 2 }, sitemap: { order: 22 } },
  label: 'Body Height and Weight',
  parent: GUIDES_BREADCRUMB,
  title: 'Body Height and Weight',
  description:
    'Feet and inches to centimeters, kilograms to pounds and stone: tables of body heights and weights, and how to convert them by hand.',
  lead: 'How tall and how heavy, in feet and inches, centimeters, kilograms, pounds, and stone.',
  sections: [
    { id: 'height', title: 'Height', body: height },
    { id: 'weight', title: 'Weight', body: weight },
    { id: 'body-mass-index', title: 'Body mass index', body: bodyMassIndex },
  ],
  sources: [
    YARD_AND_POUND,
    NIST_SP_811,
    [
      'World Health Organization',
      'Obesity: preventing and managing the global epidemic, Technical Report Series 894',
      '2000',
    ],
  ],
};
