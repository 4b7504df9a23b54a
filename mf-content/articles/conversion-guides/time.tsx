import { Prose } from '@site/shell-contract';
import { FactorTable } from '../../components/factor-table.tsx';
import { GuideLinks } from '../../components/guide-links.tsx';

export function TimeGuide() {
  return (
    <>
      <Prose>
        <p>
          Minutes and hours go up by sixties, days by 24 and weeks by seven. The catch is the decimal point: 1.5 hours
          is 90 minutes, not 1 hour 50. To turn the decimal part into minutes, multiply it by 60.
        </p>
        <p>
          Months and years aren’t all the same length, so a conversion has to use an average. Ours is the Gregorian
          calendar’s mean year, 365.2425 days, and a twelfth of it for a month. For an exact number of days between two
          dates, count on a calendar.
        </p>
      </Prose>
      <FactorTable
        of="time"
        rows={[
          ['hours', 'minutes', '60'],
          ['hours', 'seconds', '3600'],
          ['days', 'hours', '24'],
          ['weeks', 'days', '7'],
          ['years', 'days', '365.2425'],
        ]}
      />
      <GuideLinks category="time" name="Time" popular={{ slug: 'hours-to-minutes', label: 'Hours to minutes' }} />
    </>
  );
}
