import { Link, Prose } from '@site/shell-contract';

export function Offer() {
  return (
    <Prose>
      <ul>
        <li>
          <Link to="/all-converters">Converters</Link> for length, weight, temperature, area, volume, speed, pressure, energy, time, data and
          force, with a page for every pair of units.
        </li>
        <li>The result while you type, with the formula and a table of common values beside it.</li>
        <li>Answers to the questions that people ask about a conversion.</li>
        <li>
          <Link to="/conversion-guides">Conversion guides</Link> that show how to do it by hand, and an article{' '}
          <Link to="/about-units">about units of measurement</Link> and where they come from.
        </li>
      </ul>
      <p>Every page works on a phone as well as on a large screen, with a keyboard, with a screen reader, and on paper.</p>
    </Prose>
  );
}
