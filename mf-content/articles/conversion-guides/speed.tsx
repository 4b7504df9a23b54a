import { Prose, spacedDigits } from '@site/shell-contract';
import { FactorTable } from '../../components/factor-table.tsx';
import { GuideLinks } from '../../components/guide-links.tsx';

export function SpeedGuide() {
  return (
    <>
      <Prose>
        <p>
          A speed is a distance divided by a time. When both units are per hour, only the distance needs converting:
          miles per hour become kilometers per hour with the same {spacedDigits('1.60934')} that converts miles to
          kilometers. Between kilometers per hour and meters per second the factor is 3.6.
        </p>
        <p>
          Useful landmarks: 30 mph is about 48 km/h, 50 mph about 80 and 70 mph about 113. Ships and aircraft use the
          knot, one nautical mile per hour.
        </p>
      </Prose>
      <FactorTable
        of="speed"
        rows={[
          ['miles per hour', 'kilometers per hour', '1.60934'],
          ['kilometers per hour', 'miles per hour', '0.621371'],
          ['meters per second', 'kilometers per hour', '3.6'],
          ['knots', 'kilometers per hour', '1.852'],
          ['feet per second', 'meters per second', '0.3048'],
        ]}
      />
      <GuideLinks
        category="speed"
        name="Speed"
        popular={{ slug: 'mph-to-kph', label: 'Miles per hour to kilometers per hour' }}
      />
    </>
  );
}
