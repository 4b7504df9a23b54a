import { Prose } from '@site/shell-contract';

export function Age() {
  return (
    <Prose>
      <p>
        The site is not meant for children under 13. If you are older but not of full age where you live, use it with the consent of a parent or
        guardian.
      </p>
    </Prose>
  );
}
