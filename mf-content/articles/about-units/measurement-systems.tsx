import { DataTable, Link, spacedDigits } from '@site/shell-contract';

const IMPERIAL = [
  ['Inch', '1/12 foot', '2.54 cm'],
  ['Foot', '12 inches', '30.48 cm'],
  ['Yard', '3 feet', '0.9144 m'],
  ['Mile', '1760 yards', '1.609344 km'],
  ['Ounce', '1/16 pound', '28.349523125 g'],
  ['Pound', '16 ounces', '0.45359237 kg'],
  ['Stone', '14 pounds', '6.35029318 kg'],
  ['Long ton', '2240 pounds', '1016.0469088 kg'],
  ['Imperial pint', '20 imperial fluid ounces', '568.26125 mL'],
  ['Imperial gallon', '8 imperial pints', '4.54609 L'],
];

export const imperial = (
  <>
    <p>
      The imperial system was created by one law. The British Weights and Measures Act of 1824 swept away a tangle of
      older gallons and bushels and set a single standard yard, a single standard pound and a new gallon: the space
      taken up by ten pounds of water at 62 °F. The act came into force on January 1, 1826, and through trade and empire
      its units reached every continent.
    </p>
    <p>
      The standards of 1824 did not last long. They were kept at the Houses of Parliament and were ruined when the
      buildings burned down in October 1834. Their replacements, completed in the 1850s, were metal bars and weights
      compared with great care against surviving copies.
    </p>
    <DataTable
      caption="Common imperial units and their exact metric values"
      columns={[{ label: 'Unit' }, { label: 'Within the system' }, { label: 'Metric value' }]}
      rows={IMPERIAL}
    />
    <p>
      The numbers between units come from use, not from a plan. Twelve divides by two, three, four, and six, which suits
      a carpenter. Sixteen halves four times over, which suits a pair of scales. The mile of 5280 feet was fixed by an
      English statute of 1593 so that it held exactly eight furlongs, the length of a 660-foot plowed furrow.
    </p>
    <p>
      The United Kingdom has been moving to metric since 1965 and sells most goods by the gram and the liter. Miles and
      yards remain on its road signs, draft beer is still poured in pints, and many people give their{' '}
      <Link to="/converter/weight/stone-to-kg">weight in stone</Link>. The definitions themselves are metric now: an
      imperial gallon is exactly {spacedDigits('4.54609')} liters by law.
    </p>
  </>
);

const CUSTOMARY = [
  ['Fluid ounce', '29.57 mL', '28.41 mL'],
  ['Pint', '473.2 mL', '568.3 mL'],
  ['Quart', '946.4 mL', '1136.5 mL'],
  ['Gallon', '3.785 L', '4.546 L'],
  ['Hundredweight', '100 lb (45.36 kg)', '112 lb (50.80 kg)'],
  ['Ton', '2000 lb (907.2 kg)', '2240 lb (1016 kg)'],
];

export const usCustomary = (
  <>
    <p>
      US customary units are often called imperial, but they are older. They descend from the English units that
      colonists brought with them, and the United States was already independent when Britain reformed its measures in
      1824. Americans kept Queen Anne’s wine gallon of 231 cubic inches and the Winchester bushel of 2150.42 cubic
      inches. Britain dropped both.
    </p>
    <p>
      That is why a length or a weight in pounds is the same on both sides of the Atlantic, while most measures of
      volume are not. A US gallon is about 17 percent smaller than an imperial one, and a US pint has 16 fluid ounces
      where an imperial pint has 20. The two fluid ounces differ as well: the US one is about 4 percent larger.
    </p>
    <DataTable
      caption="One name, two sizes: US customary and imperial units compared (rounded)"
      columns={[{ label: 'Unit' }, { label: 'US customary' }, { label: 'Imperial' }]}
      rows={CUSTOMARY}
    />
    <h3>Metric underneath</h3>
    <p>
      The United States made metric units legal in 1866 and was among the first nations to sign the Meter Convention in
      1875. In 1893 the Mendenhall Order based the yard and the pound on the international meter and kilogram. Since
      then there has been no separate American standard of length or mass: every foot and every pound is a stated
      fraction of a metric unit.
    </p>
    <p>
      For a long time one exception remained. Land surveys used a foot of 1200/3937 meter, about two parts in a million
      longer than the international foot of exactly 0.3048 meter. Over a hundred miles that adds up to about a foot. The
      survey foot was retired at the end of 2022. For everyday lengths, the{' '}
      <Link to="/converter/length/feet-to-meters">feet to meters</Link> factor is exactly 0.3048.
    </p>
    <h3>Cups, spoons, and degrees</h3>
    <p>
      American kitchens measure by volume: a cup is 8 US fluid ounces, a tablespoon half a fluid ounce, a teaspoon a
      third of a tablespoon. Weather reports and ovens use{' '}
      <Link to="/converter/temperature/fahrenheit-to-celsius">degrees Fahrenheit</Link>, a scale that Daniel Gabriel
      Fahrenheit published in 1724. Science, medicine, and much of industry in the same country work in metric units.
    </p>
  </>
);

const HISTORICAL = [
  ['Egypt', 'Royal cubit', '7 palms, 28 digits', 'about 52 cm'],
  ['Mesopotamia', 'Mina', '60 shekels', 'about 500 g'],
  ['Rome', 'Pes (foot)', '12 unciae', 'about 29.6 cm'],
  ['Rome', 'Libra (pound)', '12 unciae', 'about 327 g'],
  ['Rome', 'Mille passus (mile)', '1000 double steps', 'about 1.48 km'],
  ['France before 1795', 'Toise', '6 pieds', 'about 1.95 m'],
];

export const historicalSystems = (
  <>
    <p>
      The first units were parts of the body and things at hand: a finger’s breadth, a palm, a forearm, a stride, a seed
      of grain. They were always with you and needed no explanation. They also differed from one person to the next, so
      wherever people built, taxed, or traded together, someone had to say whose forearm counted.
    </p>
    <h3>Egypt, Mesopotamia, and the Indus valley</h3>
    <p>
      Egyptian builders worked with the royal cubit, divided into seven palms of four digits each. Cubit rods of wood
      and stone survive, and the sides of the Great Pyramid, close to 440 cubits each, agree to within a tenth of one
      percent.
    </p>
    <p>
      Scribes in Mesopotamia counted in sixties. Their weights followed the same pattern, with 60 shekels to the mina
      and 60 minas to the talent. We still live with their arithmetic: 60 seconds in a minute, 60 minutes in an hour and
      360 degrees in a circle.
    </p>
    <p>
      In the cities of the Indus valley, more than four thousand years ago, merchants used small cubes of polished stone
      as weights. The lighter ones double from step to step, and cubes found hundreds of kilometers apart match closely.
    </p>
    <h3>Rome and after</h3>
    <p>
      Rome divided both its foot and its pound into twelve unciae. That one word became both inch and ounce, and the
      pound’s Latin name, libra, is why we abbreviate it lb. The Roman mile was a thousand double steps.
    </p>
    <p>
      China had its own great reform when Qin Shi Huang, after uniting the country in 221 BC, ordered the same measures
      of length, volume, and weight for all of it. Inscribed bronze weights and measuring vessels from his reign
      survive.
    </p>
    <DataTable
      caption="A few historical units; their metric values are estimates from surviving objects"
      columns={[{ label: 'Place' }, { label: 'Unit' }, { label: 'Made of' }, { label: 'Metric value' }]}
      rows={HISTORICAL}
    />
    <h3>A measure for every town</h3>
    <p>
      Medieval Europe inherited Roman names without Roman uniformity. An ell of cloth or a bushel of grain could change
      from one market town to the next, and so could the law about whether the bushel was heaped or leveled. England’s
      Magna Carta demanded in 1215 that there be one measure of wine, ale, and grain throughout the kingdom, and had to
      be followed by centuries of further laws to the same end.
    </p>
    <p>
      Some local units were well designed for their work. An acre was understood as the land that a team of oxen could
      plow in a day, one furlong long and one chain wide. In 1620 Edmund Gunter made the chain a surveyor’s tool of 66
      feet and 100 links, so that ten square chains make an acre and areas can be worked out in decimals.
    </p>
  </>
);

export const standardization = (
  <>
    <p>
      A unit is a promise that two strangers mean the same thing. On May 20, 1875, seventeen states put that promise
      into a treaty, the Meter Convention. It founded the International Bureau of Weights and Measures (BIPM) at Sèvres,
      near Paris, and a General Conference (CGPM) that decides on the system to this day. May 20 is still kept as World
      Metrology Day.
    </p>
    <h3>From bars to constants</h3>
    <p>
      In 1889 the first General Conference adopted a platinum-iridium bar as the meter and a cylinder of the same alloy
      as the kilogram, and handed out numbered copies. The weakness of such standards is that they are things. When the
      kilogram was compared with its copies a century later, they had drifted apart by up to some 50 micrograms, and no
      one could say which had changed: the kilogram was correct by definition.
    </p>
    <p>
      The way out was to define units by something that can’t wear out. The second was tied to the cesium atom in 1967,
      the meter to the speed of light in 1983. In November 2018 the General Conference voted to fix the Planck constant,
      the elementary charge, the Boltzmann constant, and the Avogadro constant, with effect from May 20, 2019. The
      values were chosen to fit the old units, so no kitchen scale had to be adjusted.
    </p>
    <h3>One yard and one pound</h3>
    <p>
      The inch and the pound needed their own agreement. By the 1950s the British, American, and Canadian inches
      differed by a few millionths, too little for a tailor and too much for an aircraft engine. In 1959 Australia,
      Canada, New Zealand, South Africa, the United Kingdom, and the United States settled on one yard of exactly 0.9144
      meter and one pound of exactly {spacedDigits('0.45359237')} kilogram. These are the numbers behind the{' '}
      <Link to="/category/length">length</Link> and <Link to="/category/weight">weight</Link> converters here.
    </p>
    <h3>What a mix-up costs</h3>
    <p>
      On July 23, 1983, Air Canada Flight 143 ran out of fuel at cruising altitude. The airline’s new Boeing 767
      measured fuel in kilograms. The crew and ground staff, working by hand because a gauge had failed, turned liters
      into weight with a figure in pounds per liter, 1.77, in place of the 0.80 kilograms per liter that they needed.
      The aircraft took off with less than half of the fuel it should have had. Its pilots glided to a disused air base
      at Gimli, Manitoba, and everyone survived.
    </p>
    <p>
      On September 23, 1999, NASA’s Mars Climate Orbiter was lost as it arrived at Mars. Software on the ground reported
      the effect of thruster firings in pound-force seconds, while the navigation software that read the figures
      expected newton seconds, smaller by a factor of about 4.45. The spacecraft came in far too low. In both cases the
      arithmetic was right, and a number had lost its unit on the way.
    </p>
  </>
);

const METER_DEFINITIONS = [
  ['1799', 'A platinum bar, meant to be one ten-millionth of the way from pole to equator'],
  ['1889', 'The distance between two lines on a bar of platinum-iridium near Paris'],
  ['1960', '1,650,763.73 wavelengths of an orange-red line of krypton-86'],
  ['1983', 'The path of light in a vacuum during 1/299,792,458 of a second'],
];

export const metricRevolution = (
  <>
    <p>
      By the 1780s France is thought to have had some 250,000 local measures in use under about 800 names. When the
      French wrote down their complaints to the king in 1789, the call for one weight and one measure came from all over
      the country. The revolution that followed took up the task, with an ambition that went beyond France: units taken
      from nature, belonging to no nation.
    </p>
    <h3>Measuring the Earth to make a ruler</h3>
    <p>
      The idea of a decimal, natural measure was not new. John Wilkins in England had sketched one in 1668 and Gabriel
      Mouton in Lyon another in 1670. In March 1791 the French National Assembly chose the Earth itself: the meter was
      to be one ten-millionth of the distance from the North Pole to the equator.
    </p>
    <p>
      From 1792 to 1798 the astronomers Jean-Baptiste Delambre and Pierre Méchain surveyed the line from Dunkirk to
      Barcelona, through revolution and war. A law of April 7, 1795 had meanwhile named the meter, the liter, and the
      gram, with Greek prefixes for multiples and Latin ones for parts. In June 1799 the final standards, a meter and a
      kilogram of platinum, were placed in the national archives.
    </p>
    <p>
      The survey was excellent and the result slightly short: the Earth is flatter at the poles than had been assumed,
      and the meter misses its target by about 0.2 millimeters. The bar, not the planet, became the standard. Later
      definitions kept its length and made it easier to reproduce.
    </p>
    <DataTable
      caption="Four definitions of the meter"
      columns={[{ label: 'Year' }, { label: 'A meter is' }]}
      rows={METER_DEFINITIONS}
    />
    <h3>A slow victory</h3>
    <p>
      People did not change their habits because a law told them to. In 1812 Napoleon allowed the old names back for
      retail trade, and France made metric units compulsory again only from 1840. By then the Netherlands and Belgium
      were already using them. Italy and Germany adopted the system around their unifications, Germany from 1872, and
      most of Latin America in the second half of the century.
    </p>
    <p>
      The second great wave came after 1945. India passed its metric law in 1956, the United Kingdom began in 1965, and
      Australia, New Zealand, and Canada changed in the 1970s. The system itself grew too: mechanical units were joined
      by electrical ones on a proposal that Giovanni Giorgi made in 1901, and in 1960 the whole was named the
      International System of Units.
    </p>
  </>
);
