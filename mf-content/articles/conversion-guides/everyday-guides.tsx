import { Link, Prose } from '@site/shell-contract';

/** Repeats the titles because importing the guides would load their texts. */
export function EverydayGuides() {
  return (
    <Prose>
      <ul>
        <li>
          <Link to="/conversion-guides/kitchen">Kitchen</Link>: cups, spoons, ounces, oven temperatures and gas marks
        </li>
        <li>
          <Link to="/conversion-guides/body-height-and-weight">Body height and weight</Link>: feet and inches,
          centimeters, kilograms, pounds and stone
        </li>
        <li>
          <Link to="/conversion-guides/tires">Tires</Link>: psi, bar and kPa, and how to read a tire size
        </li>
        <li>
          <Link to="/conversion-guides/weather">Weather</Link>: temperature, wind, air pressure and rain
        </li>
        <li>
          <Link to="/size-charts">Size charts</Link>: paper, wire gauges, screws and drills, rings, shoes and clothes
        </li>
      </ul>
    </Prose>
  );
}
