import { Prose } from '@site/shell-contract';
import { FactorTable } from '../../components/factor-table.tsx';
import { GuideLinks } from '../../components/guide-links.tsx';

export function DataGuide() {
  return (
    <>
      <Prose>
        <p>
          A byte is eight bits. Storage is sold in bytes and connections in bits per second, so divide by eight to
          compare them: a 100-megabit-per-second line delivers at most 12.5 megabytes per second.
        </p>
        <p>
          With SI prefixes, a kilobyte is 1000 bytes, a megabyte a million and a gigabyte a billion. Our converters use
          these. Some operating systems count in steps of 1024 and use the same names, which is why a 1 TB drive may
          show up as 931 GB. Nothing is missing.
        </p>
      </Prose>
      <FactorTable
        of="data"
        rows={[
          ['megabytes', 'gigabytes', '0.001'],
          ['gigabytes', 'megabytes', '1000'],
          ['terabytes', 'gigabytes', '1000'],
          ['bytes', 'bits', '8'],
          ['megabits', 'megabytes', '0.125'],
        ]}
      />
      <GuideLinks category="data" name="Data" popular={{ slug: 'mb-to-gb', label: 'Megabytes to gigabytes' }} />
    </>
  );
}
