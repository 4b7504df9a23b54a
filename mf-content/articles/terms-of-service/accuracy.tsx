import { Link, Prose } from '@site/shell-contract';

export function Accuracy() {
  return (
    <Prose>
      <p>
        We take care that results are right, and compute from the published definitions of the units. Shown results are rounded. Some units have
        several meanings, and you have to decide which one applies to you.
      </p>
      <p>
        Do not rely on this site alone where an error could hurt someone or cost a great deal, such as in medicine, in aviation, in engineering or
        in legal measurement. Check such a result against a second, authoritative source. If you find an error, please{' '}
        <Link to="/contact">tell us</Link>.
      </p>
    </Prose>
  );
}
