import { Link, Prose } from '@site/shell-contract';

export function FutureTrends() {
  return (
    <Prose>
      <h3>A new second</h3>
      <p>
        The best clocks no longer use cesium. Optical clocks, which count the much faster oscillations of visible light
        in atoms such as strontium or ytterbium, are about a hundred times more accurate than the clocks that define the
        second today. The second is therefore next in line for a new definition. A decision is expected around 2030 at
        the earliest. As before, the new second will be chosen to match the old.
      </p>
      <h3>The end of the leap second</h3>
      <p>
        Since 1972 a leap second has been added to clocks now and then to keep them in step with the slightly irregular
        rotation of the Earth. Computers handle the extra second badly. In 2022 the General Conference decided to let
        clock time and Earth time drift further apart, by or before 2035, which puts off any correction for a long time.
      </p>
      <h3>Standards you can build anywhere</h3>
      <p>
        When a unit is defined by a constant, the standard can be built where it is needed. National laboratories
        realize the kilogram with a Kibble balance, which weighs an object against electrical power, and tabletop
        versions are being developed. Quantum standards of voltage and resistance already work this way. Instruments
        that check themselves may one day replace much of the chain of calibrations that leads back to a few
        laboratories.
      </p>
      <h3>Units that machines can read</h3>
      <p>
        Data now passes between programs without a person looking at it, and a bare number is as dangerous there as it
        was on the way to Mars. Standards bodies are working on digital calibration certificates and on a digital form
        of the SI, in which a value, its unit and its uncertainty travel together. Medicine and research already use
        machine-readable unit codes.
      </p>
      <p>
        Computing has its own open question. A megabyte is a million bytes by the SI prefix, and often 1,048,576 bytes
        in the habit of engineers. The names kibibyte and mebibyte were introduced in 1998 for the powers of two and are
        still far from universal. Our <Link to="/category/data">data converters</Link> use the decimal meaning.
      </p>
      <h3>Two systems for a while yet</h3>
      <p>
        Metric units keep spreading, mostly through trade, engineering and medicine and without any new law. Feet,
        pounds and degrees Fahrenheit will still be with us for many years. What has changed is that they are no longer
        rivals in measurement: all of them are defined by the same seven constants, and each converts into the other
        without doubt about the last digit.
      </p>
    </Prose>
  );
}
