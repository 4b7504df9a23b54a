import { DataTable, Prose } from '@site/shell-contract';

const ROWS = [
  ['Egypt', 'Royal cubit', '7 palms, 28 digits', 'about 52 cm'],
  ['Mesopotamia', 'Mina', '60 shekels', 'about 500 g'],
  ['Rome', 'Pes (foot)', '12 unciae', 'about 29.6 cm'],
  ['Rome', 'Libra (pound)', '12 unciae', 'about 327 g'],
  ['Rome', 'Mille passus (mile)', '1000 double steps', 'about 1.48 km'],
  ['France before 1795', 'Toise', '6 pieds', 'about 1.95 m'],
];

export function HistoricalSystems() {
  return (
    <>
      <Prose>
        <p>
          The first units were parts of the body and things at hand: a finger’s breadth, a palm, a forearm, a stride, a
          seed of grain. They were always with you and needed no explanation. They also differed from one person to the
          next, so wherever people built, taxed or traded together, someone had to say whose forearm counted.
        </p>
        <h3>Egypt, Mesopotamia and the Indus valley</h3>
        <p>
          Egyptian builders worked with the royal cubit, divided into seven palms of four digits each. Cubit rods of
          wood and stone survive, and the sides of the Great Pyramid, close to 440 cubits each, agree to within a tenth
          of one percent.
        </p>
        <p>
          Scribes in Mesopotamia counted in sixties. Their weights followed the same pattern, with 60 shekels to the
          mina and 60 minas to the talent. We still live with their arithmetic: 60 seconds in a minute, 60 minutes in an
          hour and 360 degrees in a circle.
        </p>
        <p>
          In the cities of the Indus valley, more than four thousand years ago, merchants used small cubes of polished
          stone as weights. The lighter ones double from step to step, and cubes found hundreds of kilometers apart
          match closely.
        </p>
        <h3>Rome and after</h3>
        <p>
          Rome divided both its foot and its pound into twelve unciae. That one word became both inch and ounce, and the
          pound’s Latin name, libra, is why we abbreviate it lb. The Roman mile was a thousand double steps.
        </p>
        <p>
          China had its own great reform when Qin Shi Huang, after uniting the country in 221 BC, ordered the same
          measures of length, volume and weight for all of it. Inscribed bronze weights and measuring vessels from his
          reign survive.
        </p>
      </Prose>
      <DataTable
        caption="A few historical units; their metric values are estimates from surviving objects"
        columns={[{ label: 'Place' }, { label: 'Unit' }, { label: 'Made of' }, { label: 'Metric value' }]}
        rows={ROWS}
      />
      <Prose>
        <h3>A measure for every town</h3>
        <p>
          Medieval Europe inherited Roman names without Roman uniformity. An ell of cloth or a bushel of grain could
          change from one market town to the next, and so could the law about whether the bushel was heaped or leveled.
          England’s Magna Carta demanded in 1215 that there be one measure of wine, ale and grain throughout the
          kingdom, and had to be followed by centuries of further laws to the same end.
        </p>
        <p>
          Some local units were well designed for their work. An acre was understood as the land that a team of oxen
          could plow in a day, one furlong long and one chain wide. In 1620 Edmund Gunter made the chain a surveyor’s
          tool of 66 feet and 100 links, so that ten square chains make an acre and areas can be worked out in decimals.
        </p>
      </Prose>
    </>
  );
}
