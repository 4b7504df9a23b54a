import { Link, Prose, spacedDigits } from '@site/shell-contract';

export function Principle() {
  return (
    <Prose>
      <p>
        Almost every conversion is one multiplication. A conversion factor tells you how many of the new unit make one
        of the old. Multiply the value by the factor, and the amount stays the same while the unit changes:
      </p>
      <blockquote>value in the new unit = value in the old unit × conversion factor</blockquote>
      <p>
        One foot is 0.3048 meters, so 12 feet is 12 × 0.3048 = 3.6576 meters. To go back, divide by the same factor, or
        multiply by its inverse: 1 ÷ 0.3048 ≈ {spacedDigits('3.28084')}, so 2 meters is about 6.56 feet.
      </p>
      <h3>Through a base unit</h3>
      <p>
        You don’t need a factor for every pair. You only need to know how each unit relates to one base unit. To convert
        miles to yards, go from miles to meters and from meters to yards: 1 mile = 1609.344 m, and 1609.344 ÷ 0.9144 =
        1760 yards. Our converters work this way, with the exact definition of each unit.
      </p>
      <h3>Units as part of the calculation</h3>
      <p>
        Write the units down and treat them like numbers. In 90 km/h × 1000 m/km ÷ 3600 s/h, kilometers and hours cancel
        and meters per second remain: 25 m/s. If the units left over aren’t the ones you wanted, the factor is upside
        down.
      </p>
      <h3>When a factor isn’t enough</h3>
      <p>
        A factor works when both scales start at the same zero. Temperature scales don’t, so{' '}
        <Link to="/category/temperature">temperature</Link> needs an addition, too. The other exception on this site is{' '}
        <Link to="/category/fuel-economy">fuel economy</Link>: miles per gallon and liters per 100 kilometers move in
        opposite directions, so you divide a fixed number by the value.
      </p>
    </Prose>
  );
}
