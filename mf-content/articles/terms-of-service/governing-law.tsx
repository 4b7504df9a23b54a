import { Prose } from '@site/shell-contract';

export function GoverningLaw() {
  return (
    <Prose>
      <p>
        These terms are governed by the law of the place where the operator of the site is established. As a consumer you keep the protection of
        the mandatory law of the country that you live in. If one of these terms should be invalid, the others stay in force.
      </p>
    </Prose>
  );
}
