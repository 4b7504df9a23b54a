import { DataTable, Prose } from '@site/shell-contract';

const ROWS = [
  ['1799', 'A platinum bar, meant to be one ten-millionth of the way from pole to equator'],
  ['1889', 'The distance between two lines on a bar of platinum-iridium near Paris'],
  ['1960', '1,650,763.73 wavelengths of an orange-red line of krypton-86'],
  ['1983', 'The path of light in a vacuum during 1/299,792,458 of a second'],
];

export function MetricRevolution() {
  return (
    <>
      <Prose>
        <p>
          By the 1780s France is thought to have had some 250,000 local measures in use under about 800 names. When the
          French wrote down their complaints to the king in 1789, the call for one weight and one measure came from all
          over the country. The revolution that followed took up the task, with an ambition that went beyond France:
          units taken from nature, belonging to no nation.
        </p>
        <h3>Measuring the Earth to make a ruler</h3>
        <p>
          The idea of a decimal, natural measure was not new. John Wilkins in England had sketched one in 1668 and
          Gabriel Mouton in Lyon another in 1670. In March 1791 the French National Assembly chose the Earth itself: the
          meter was to be one ten-millionth of the distance from the North Pole to the equator.
        </p>
        <p>
          From 1792 to 1798 the astronomers Jean-Baptiste Delambre and Pierre Méchain surveyed the line from Dunkirk to
          Barcelona, through revolution and war. A law of April 7, 1795 had meanwhile named the meter, the liter and the
          gram, with Greek prefixes for multiples and Latin ones for parts. In June 1799 the final standards, a meter
          and a kilogram of platinum, were placed in the national archives.
        </p>
        <p>
          The survey was excellent and the result slightly short: the Earth is flatter at the poles than had been
          assumed, and the meter misses its target by about 0.2 millimeters. The bar, not the planet, became the
          standard. Later definitions kept its length and made it easier to reproduce.
        </p>
      </Prose>
      <DataTable
        caption="Four definitions of the meter"
        columns={[{ label: 'Year' }, { label: 'A meter is' }]}
        rows={ROWS}
      />
      <Prose>
        <h3>A slow victory</h3>
        <p>
          People did not change their habits because a law told them to. In 1812 Napoleon allowed the old names back for
          retail trade, and France made metric units compulsory again only from 1840. By then the Netherlands and
          Belgium were already using them. Italy and Germany adopted the system around their unifications, Germany from
          1872, and most of Latin America in the second half of the century.
        </p>
        <p>
          The second great wave came after 1945. India passed its metric law in 1956, the United Kingdom began in 1965,
          and Australia, New Zealand and Canada changed in the 1970s. The system itself grew too: mechanical units were
          joined by electrical ones on a proposal that Giovanni Giorgi made in 1901, and in 1960 the whole was named the
          International System of Units.
        </p>
      </Prose>
    </>
  );
}
