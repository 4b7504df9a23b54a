import { capitalize } from '@site/catalog/capitalize';
import { proseNumber } from '@site/catalog/engine/prose-number';
import { rationalFromDecimal } from '@site/catalog/engine/rational';
import { convertLabValue, labFactor, labNumber, labValues, otherLabUnit } from '@site/catalog/lab-values/lab-values';
import type { LabUnit, LabValue } from '@site/catalog/lab-values/lab-values';
import { DataTable, Link, Prose, Section } from '@site/shell-contract';
import { SectionStack } from '../../ui/section-stack.ts';
import { LAB_VALUES, labPath } from './lab-paths.ts';

/** Typical values on lab reports and meters. */
const VALUES: Readonly<Record<string, { molar: string; mass: string }>> = {
  glucose: {
    molar: '3 3.5 4 4.5 5 5.5 6 6.5 7 8 9 10 11.1 12 15 20 25',
    mass: '55 70 80 90 100 110 126 140 160 180 200 250 300 400 500',
  },
  cholesterol: { molar: '1 1.5 2 2.5 3 3.5 4 4.5 5 5.5 6 7 8', mass: '40 50 60 70 100 130 160 190 200 220 240 300' },
  triglycerides: { molar: '0.5 1 1.5 1.7 2 2.3 3 4 5.6 10', mass: '50 100 150 175 200 300 400 500 1000' },
  creatinine: {
    molar: '40 50 60 70 80 90 100 110 120 150 200 300 500',
    mass: '0.5 0.6 0.7 0.8 0.9 1 1.1 1.2 1.3 1.5 2 3 5',
  },
};

export function LabTables({ labValue }: { labValue: LabValue }) {
  const { id, name, molarUnit, molarMass, formula } = labValue;
  const factor = proseNumber(labFactor(labValue), 6);
  const { molar = '', mass = '' } = VALUES[id] ?? {};
  return (
    <SectionStack>
      <ValueTable labValue={labValue} from={molarUnit} values={molar.split(' ')} />
      <ValueTable labValue={labValue} from="mg/dL" values={mass.split(' ')} />
      <Section title="Formula">
        <Prose>
          <p>
            mg/dL = {molarUnit} × {factor}
          </p>
          <p>
            {molarUnit} = mg/dL ÷ {factor}
          </p>
          <p>
            {capitalize(name)}, {formula}, has {molarMass} grams per mole (from the standard atomic weights of the
            Commission on Isotopic Abundances and Atomic Weights). The factor agrees with the table in the AMA Manual of
            Style, 11th edition.
          </p>
        </Prose>
      </Section>
      <Section title="Other lab values">
        <Prose>
          <p>
            {labValues
              .filter((related) => related.id !== id)
              .map((related) => (
                <span key={related.id}>
                  <Link to={labPath(related)}>{related.name}</Link>
                  {', '}
                </span>
              ))}
            <Link to={LAB_VALUES}>all lab values</Link>
          </p>
        </Prose>
      </Section>
    </SectionStack>
  );
}

function ValueTable({ labValue, from, values }: { labValue: LabValue; from: LabUnit; values: readonly string[] }) {
  const to = otherLabUnit(labValue, from);
  return (
    <Section title={`${capitalize(labValue.name)} in ${from} and ${to}`}>
      <DataTable
        caption={`${from} to ${to}, rounded to four digits`}
        columns={[from, to].map((label) => ({ label, figures: true }))}
        rows={values.map((value) => [value, labNumber(convertLabValue(labValue, rationalFromDecimal(value), from))])}
      />
    </Section>
  );
}
