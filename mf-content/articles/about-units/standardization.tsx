import { Link, Prose, spacedDigits } from '@site/shell-contract';

export function Standardization() {
  return (
    <Prose>
      <p>
        A unit is a promise that two strangers mean the same thing. On May 20, 1875, seventeen states put that promise
        into a treaty, the Meter Convention. It founded the International Bureau of Weights and Measures (BIPM) at
        Sèvres, near Paris, and a General Conference (CGPM) that decides on the system to this day. May 20 is still kept
        as World Metrology Day.
      </p>
      <h3>From bars to constants</h3>
      <p>
        In 1889 the first General Conference adopted a platinum-iridium bar as the meter and a cylinder of the same
        alloy as the kilogram, and handed out numbered copies. The weakness of such standards is that they are things.
        When the kilogram was compared with its copies a century later, they had drifted apart by up to some 50
        micrograms, and no one could say which had changed: the kilogram was correct by definition.
      </p>
      <p>
        The way out was to define units by something that can’t wear out. The second was tied to the cesium atom in
        1967, the meter to the speed of light in 1983. In November 2018 the General Conference voted to fix the Planck
        constant, the elementary charge, the Boltzmann constant and the Avogadro constant, with effect from May 20,
        2019. The values were chosen to fit the old units, so no kitchen scale had to be adjusted.
      </p>
      <h3>One yard and one pound</h3>
      <p>
        The inch and the pound needed their own agreement. By the 1950s the British, American and Canadian inches
        differed by a few millionths, too little for a tailor and too much for an aircraft engine. In 1959 Australia,
        Canada, New Zealand, South Africa, the United Kingdom and the United States settled on one yard of exactly
        0.9144 meter and one pound of exactly {spacedDigits('0.45359237')} kilogram. These are the numbers behind the{' '}
        <Link to="/category/length">length</Link> and <Link to="/category/weight">weight</Link> converters here.
      </p>
      <h3>What a mix-up costs</h3>
      <p>
        On July 23, 1983, Air Canada Flight 143 ran out of fuel at cruising altitude. The airline’s new Boeing 767
        measured fuel in kilograms. The crew and ground staff, working by hand because a gauge had failed, turned liters
        into weight with a figure in pounds per liter, 1.77, in place of the 0.80 kilograms per liter that they needed.
        The aircraft took off with less than half of the fuel it should have had. Its pilots glided to a disused air
        base at Gimli, Manitoba, and everyone survived.
      </p>
      <p>
        On September 23, 1999, NASA’s Mars Climate Orbiter was lost as it arrived at Mars. Software on the ground
        reported the effect of thruster firings in pound-force seconds, while the navigation software that read the
        figures expected newton seconds, smaller by a factor of about 4.45. The spacecraft came in far too low. In both
        cases the arithmetic was right, and a number had lost its unit on the way.
      </p>
    </Prose>
  );
}
