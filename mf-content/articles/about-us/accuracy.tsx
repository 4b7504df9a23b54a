import { Prose } from '@site/shell-contract';

export function Accuracy() {
  return (
    <Prose>
      <p>
        We compute with the exact definitions of the units, as the bodies that are responsible for them publish them, and round once, when the
        result is shown. One mile is 5,280 feet here and not 5,279.99. Where a unit has more than one accepted meaning, such as the gallon, the
        ton or the calorie, the page says which one it uses.
      </p>
      <p>
        Formulas and tables show factors rounded to a readable length. Every factor is checked against its definition by automatic tests before a
        change is published. Should you find a figure that is wrong all the same, we want to know.
      </p>
    </Prose>
  );
}
