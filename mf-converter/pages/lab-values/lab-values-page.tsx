import { labValues } from '@site/catalog/lab-values/lab-values';
import { CardGrid, CardLink, Prose } from '@site/shell-contract';
import { PageFrame } from '../../ui/page-frame.tsx';
import { LAB_BREADCRUMBS, labPath, labTitle } from './lab-paths.ts';

export function LabValuesPage() {
  return (
    <PageFrame
      breadcrumbs={LAB_BREADCRUMBS}
      heading="Lab Values"
      lead="Blood tests in mmol/L, as most of the world writes them, and in mg/dL, as the United States does."
    >
      <CardGrid least="16rem">
        {labValues.map((labValue) => (
          <CardLink key={labValue.id} to={labPath(labValue)} title={labTitle(labValue)}>
            {labValue.formula}, {labValue.molarMass} grams per mole
          </CardLink>
        ))}
      </CardGrid>
      <Prose>
        <p>
          A mole counts molecules, and a gram weighs them. How much a millimole weighs depends on the substance, so each
          blood test has its own factor. These pages convert numbers and give no medical advice. Ask your doctor what a
          result means for you.
        </p>
      </Prose>
    </PageFrame>
  );
}
