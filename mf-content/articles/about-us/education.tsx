import { Link, Prose } from '@site/shell-contract';

export function Education() {
  return (
    <Prose>
      <p>
        An answer is worth more when you can see how it came about. That is why a converter page shows its formula, works through an example and
        says what both units are. If you are learning, you can check your own steps against ours. If you teach, you are welcome to use the pages
        in class.
      </p>
      <p>
        A good place to begin is the <Link to="/conversion-guides">principle of unit conversion</Link>: one multiplication, and one exception.
      </p>
    </Prose>
  );
}
