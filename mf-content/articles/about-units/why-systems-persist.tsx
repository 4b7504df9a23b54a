import { Link, Prose, spacedDigits } from '@site/shell-contract';

export function WhySystemsPersist() {
  return (
    <Prose>
      <p>
        Nearly every country is officially metric, and few are metric all the way through. The reasons are practical
        more often than sentimental.
      </p>
      <h3>Things outlive decisions</h3>
      <p>
        A screw thread, a pipe or a railway track lasts for decades, and its spare parts have to fit. Land registers
        hold deeds in acres. Road signs, machine tools, drawings and training all have to be paid for, while the benefit
        arrives years after the bill. A country that changes has to live with both systems for a generation.
      </p>
      <h3>The US path</h3>
      <p>
        Congress passed a Metric Conversion Act in 1975, but it left conversion voluntary, and the board that was to
        coordinate it was closed in 1982. A law of 1988 called the metric system the preferred one for trade and
        commerce. The result is a mixture: soda is sold in two-liter bottles and milk by the gallon, medicine is dosed
        in milligrams and people weigh themselves in pounds. Packaged goods usually carry both.
      </p>
      <h3>Whole professions that agree among themselves</h3>
      <ul>
        <li>
          Most of the world’s aviation gives altitude in feet, distance in nautical miles and speed in{' '}
          <Link to="/category/speed">knots</Link>. A nautical mile of exactly 1852 meters is close to one minute of
          latitude, which makes charts easy to read.
        </li>
        <li>
          Screens, wheel rims and pipe threads are sized in inches almost everywhere. A tire marked 205/55 R16 combines
          millimeters, a percentage and inches.
        </li>
        <li>
          Gold is priced by the troy ounce of {spacedDigits('31.1034768')} grams, gems by the carat of 200 milligrams,
          oil by the barrel of 42 US gallons.
        </li>
        <li>A horse’s height is given in hands of four inches.</li>
        <li>
          Food energy is counted in <Link to="/converter/energy/kcal-to-kj">kilocalories</Link> on menus and in
          kilojoules on many of the same labels.
        </li>
      </ul>
      <h3>A feel for size</h3>
      <p>
        People think in the units that they grew up with. Someone who knows that 20 °C is a mild day reads 68 °F as a
        number to be converted. A British driver buys fuel in liters and speaks of miles per gallon; a Canadian gives
        distances in kilometers and a height in feet and inches. No law reaches that far, and none needs to, as long as
        the two can be turned into each other exactly.
      </p>
    </Prose>
  );
}
