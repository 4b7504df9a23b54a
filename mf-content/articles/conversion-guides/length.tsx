import { Prose } from '@site/shell-contract';
import { FactorTable } from '../../components/factor-table.tsx';
import { GuideLinks } from '../../components/guide-links.tsx';

export function LengthGuide() {
  return (
    <>
      <Prose>
        <p>
          Length is the conversion people need most, and the simplest: every unit is a fixed multiple of the meter.
          Since 1959 the inch has been exactly 2.54 centimeters, and foot, yard and mile follow from it, so the
          definitions are exact even where a table shows a rounded factor.
        </p>
        <p>
          To estimate, call a meter a bit over three feet, and five miles eight kilometers. At sea and in the air, a
          mile means something else: the nautical mile is 1852 meters, about 15 percent longer than a mile on the road.
        </p>
      </Prose>
      <FactorTable
        of="length"
        rows={[
          ['inches', 'centimeters', '2.54'],
          ['feet', 'meters', '0.3048'],
          ['yards', 'meters', '0.9144'],
          ['miles', 'kilometers', '1.60934'],
          ['meters', 'feet', '3.28084'],
          ['nautical miles', 'kilometers', '1.852'],
        ]}
      />
      <GuideLinks category="length" name="Length" popular={{ slug: 'feet-to-meters', label: 'Feet to meters' }} />
    </>
  );
}
