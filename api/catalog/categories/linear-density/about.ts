import type { CategoryAbout } from '../../category-schema.ts';

const ISO = 'ISO 1144: Textiles, universal system for designating linear density (Tex system)';

export const about: CategoryAbout = {
  den: {
    definition: 'A denier is the weight in grams of 9000 meters of thread, exactly 1/9 of a tex.',
    authority: ISO,
    use: 'Stockings, backpacks, and nylon fabrics are labeled in denier.',
    examples: [
      { quantity: '15', label: 'sheer stockings', isExact: true },
      { quantity: '500', label: 'the nylon of a sturdy backpack', isExact: true },
      { quantity: '1', label: 'a filament of fine silk' },
    ],
    question: {
      question: 'What does the denier of tights say?',
      answer:
        'How heavy the yarn is. Up to 20 denier is sheer, 40 is opaque in daylight, and 80 and more is warm. Tights of the ' +
        'same denier can still differ, because the knit counts, too.',
    },
  },
  dtex: {
    definition: 'A decitex is the weight in grams of 10,000 meters of thread, a tenth of a tex.',
    authority: ISO,
    use: 'Makers of synthetic fibers and technical fabrics give the size of a yarn in decitex.',
    examples: [
      { quantity: '78', label: 'the yarn of a light rain jacket', isExact: true },
      { quantity: '1100', label: 'the polyester yarn of truck tarpaulins', isExact: true },
    ],
  },
  tex: {
    definition: 'A tex is the weight in grams of a kilometer of thread. It is the international unit for yarns.',
    authority: ISO,
    use: 'Standards and textile laboratories use it for every kind of fiber.',
    examples: [
      { quantity: '30', label: 'ordinary sewing thread' },
      { quantity: '400', label: 'a thick knitting yarn' },
    ],
  },
  ne: {
    definition:
      'The English cotton count is the number of 840-yard hanks in a pound, so a finer yarn has a higher number.',
    authority: 'ISO 1144, Annex: the English cotton count, 840 yards to the pound',
    use: 'Cotton yarn, shirts, and bed sheets are described by it.',
    examples: [
      { quantity: '7', label: 'the warp of a pair of jeans' },
      { quantity: '100', label: 'the yarn of a fine dress shirt' },
    ],
    question: {
      question: 'Is a higher count better?',
      answer: 'It’s finer. Fine yarn makes a light, smooth fabric; jeans need a coarse one.',
    },
  },
  'metric-count': {
    definition: 'The metric yarn count is the length in meters of one gram of yarn. A finer yarn has a higher number.',
    authority: 'ISO 1144, Annex: the metric count',
    use: 'Wool and knitting yarns are sold by it: 2/28 is two strands of 28 meters a gram each.',
    examples: [
      { quantity: '28', label: 'one strand of fine cashmere', isExact: true },
      { quantity: '2', label: 'a skein of 100 grams with 200 meters', isExact: true },
    ],
  },
};
