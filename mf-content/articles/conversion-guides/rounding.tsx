import { Link, Prose } from '@site/shell-contract';

export function Rounding() {
  return (
    <Prose>
      <h3>Keep the precision you started with</h3>
      <p>
        A conversion doesn’t make a measurement more accurate. If a room is 12 feet long, to the nearest inch or so,
        then 3.66 meters says what you know, and 3.6576 meters claims too much. Give the result about as many
        significant digits as the value you started with.
      </p>
      <h3>Round once, at the end</h3>
      <p>
        Rounding in the middle of a calculation adds up. Keep all the digits until the last step, and round there. A
        rounded factor has the same effect: 1.6 kilometers to the mile is half a percent off, and over 100 miles it
        loses almost a kilometer.
      </p>
      <h3>Check the size</h3>
      <ul>
        <li>Does the number move the right way? A smaller unit needs a larger number.</li>
        <li>
          Is it about what you expect? A meter is a little more than a yard, a kilogram is a little more than two
          pounds, a liter is a little more than a US quart.
        </li>
        <li>Is it the right unit with that name? Gallons, pints, tons and calories all have more than one meaning.</li>
      </ul>
      <p>
        <Link to="/about-units">About units of measurement</Link> explains where these units come from and why some
        share a name. <Link to="/all-converters">All converters</Link> lists everything you can convert here,{' '}
        <Link to="/category/force">force</Link> included.
      </p>
    </Prose>
  );
}
