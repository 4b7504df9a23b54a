import type { CategoryAbout } from '../../category-schema.ts';

const SI = 'SI Brochure (BIPM, 9th edition)';
const AGREEMENT = 'International yard and pound agreement, 1959';

export const about: CategoryAbout = {
  kg: {
    definition:
      'The kilogram is the SI base unit of mass. Since 2019 it has been defined by the Planck constant, fixed at 6.62607015 × 10⁻³⁴ joule seconds.',
    authority: `SI base unit; ${SI}`,
    use: 'People, groceries, and luggage are weighed in kilograms in most of the world.',
    examples: [
      { quantity: '70', label: 'an average adult' },
      { quantity: '23', label: 'a common airline limit for a checked bag', isExact: true },
      { quantity: '7.26', label: 'the men’s shot in track and field', isExact: true },
    ],
    question: {
      question: 'Is a kilogram a unit of weight or of mass?',
      answer:
        'It’s a unit of mass. Everyday speech calls mass weight, and so does this site; the pull of gravity on a mass is a force, measured in newtons.',
    },
  },
  g: {
    definition: 'A gram is a thousandth of a kilogram, about the mass of a milliliter of water.',
    authority: `${SI}, prefixes`,
    use: 'Recipes, food labels, letters, and jewelry are weighed in grams.',
    examples: [
      { quantity: '5', label: 'a US nickel', isExact: true },
      { quantity: '60', label: 'a hen’s egg' },
      { quantity: '7.5', label: 'a one-euro coin', isExact: true },
    ],
  },
  mg: {
    definition: 'A milligram is a thousandth of a gram, a millionth of a kilogram.',
    authority: `${SI}, prefixes`,
    use: 'Medicines, vitamins, and laboratory samples are measured in milligrams.',
    examples: [
      { quantity: '325', label: 'the aspirin in a regular US tablet', isExact: true },
      { quantity: '95', label: 'the caffeine in a cup of coffee' },
      { quantity: '200', label: 'one metric carat', isExact: true },
    ],
  },
  lb: {
    definition: 'A pound is 16 ounces, exactly 0.45359237 kilograms since the agreement of 1959.',
    authority: AGREEMENT,
    use: 'Americans weigh themselves, their groceries, and their luggage in pounds.',
    examples: [
      { quantity: '50', label: 'a common US airline limit for a checked bag', isExact: true },
      { quantity: '16', label: 'the heaviest bowling ball allowed', isExact: true },
      { quantity: '7.5', label: 'a newborn baby' },
    ],
    question: {
      question: 'Why is the pound written lb?',
      answer:
        'The abbreviation comes from libra, the Roman pound. The word pound comes from pondo, “by weight,” in the phrase libra pondo.',
    },
  },
  oz: {
    definition: 'An ounce is a sixteenth of a pound, exactly 28.349523125 grams.',
    authority: `${AGREEMENT}: a sixteenth of the pound`,
    use: 'In the US, ounces measure portions, letters, and packaged food.',
    examples: [
      { quantity: '2', label: 'a tennis ball' },
      { quantity: '5', label: 'a baseball' },
      { quantity: '1', label: 'a slice of bread' },
    ],
    question: {
      question: 'Is this the same ounce as the fluid ounce or the ounce of gold?',
      answer:
        'No. This is the avoirdupois ounce of about 28.35 grams. A fluid ounce measures volume, and gold is weighed in troy ounces of about 31.1 grams.',
    },
  },
  st: {
    definition: 'A stone is 14 pounds, exactly 6.35029318 kilograms.',
    authority: 'UK Weights and Measures Act 1985: 14 pounds',
    use: 'People in Britain and Ireland give their weight in stone and pounds.',
    examples: [
      { quantity: '11', label: 'an average adult' },
      { quantity: '5', label: 'a large dog' },
    ],
    question: {
      question: 'How do I read a weight like 11 stone 4?',
      neighbors: ['kg', 'g', 'lb', 'oz'],
      answer: 'It means 11 stone and 4 pounds. A stone has 14 pounds, so that makes 11 × 14 + 4 = 158 pounds.',
    },
  },
  ton: {
    definition: 'A tonne is 1000 kilograms. It is accepted for use with the SI, with the symbol t.',
    authority: `${SI}, units accepted for use with the SI`,
    use: 'Freight, harvests, vehicles, and emissions are measured in tonnes.',
    examples: [
      { quantity: '1.2', label: 'a small car' },
      { quantity: '6', label: 'a male African elephant' },
      { quantity: '1', label: 'a cubic meter of water' },
    ],
    question: {
      question: 'Which ton is a tonne?',
      answer:
        'It’s the metric one, 1000 kilograms, which Americans call a metric ton. The US short ton is 2000 pounds ' +
        '(907.18474 kg), and the UK long ton is 2240 pounds (1016.0469088 kg).',
    },
  },
  mt: {
    definition: 'A metric ton is 1000 kilograms. It’s the American name for the tonne.',
    authority: 'NIST SP 811: the name of the tonne in US commerce',
    use: 'In the US, “metric ton” makes clear it’s 1000 kilograms, not 2000 pounds.',
    examples: [
      { quantity: '400', label: 'a fully loaded Boeing 747-400' },
      { quantity: '150', label: 'a large blue whale' },
      { quantity: '1', label: 'a cubic meter of water' },
    ],
    question: {
      question: 'Is a metric ton the same as a tonne?',
      neighbors: ['kg', 'g', 'lb', 'oz', 'st', 'short-ton', 'long-ton'],
      answer: 'Yes. Both are 1000 kilograms; metric ton is the usual name in the United States, tonne elsewhere.',
    },
  },
  'short-ton': {
    definition: 'A short ton is 2000 pounds, exactly 907.18474 kilograms.',
    authority: 'NIST Handbook 44, Appendix C: 2000 pounds',
    use: 'This is the ton Americans usually mean, for coal, gravel, trucks, and waste.',
    examples: [
      { quantity: '2.5', label: 'a pickup truck' },
      { quantity: '110', label: 'a US railroad coal car’s load' },
    ],
    question: {
      question: 'Why is it called short?',
      answer: 'Because it’s lighter than the 2240-pound British ton, which is called long to tell the two apart.',
    },
  },
  'long-ton': {
    definition: 'A long ton is 2240 pounds or 160 stone, exactly 1016.0469088 kilograms.',
    authority: 'UK Weights and Measures Act 1985, as enacted: 2240 pounds',
    use: 'It was the British Empire’s ton; it lives on in ship displacements and older records.',
    examples: [
      { quantity: '52310', label: 'the Titanic’s displacement' },
      { quantity: '1.2', label: 'a small car' },
    ],
    question: {
      question: 'Why does a long ton have 2240 pounds?',
      answer:
        'It’s 20 hundredweight, and a British hundredweight is 8 stone of 14 pounds each, or 112 pounds. 20 × 112 makes 2240.',
    },
  },
  ug: {
    definition: 'A microgram is a millionth of a gram, a thousandth of a milligram.',
    authority: `${SI}, prefixes`,
    use: 'Vitamins, hormones, and fine dust are measured in micrograms.',
    examples: [
      { quantity: '20', label: 'the daily value of vitamin D on US labels', isExact: true },
      { quantity: '2.4', label: 'the daily value of vitamin B12 on US labels', isExact: true },
      { quantity: '150', label: 'the daily value of iodine on US labels', isExact: true },
    ],
    question: {
      question: 'Is mcg the same as µg?',
      answer:
        'Yes. Both mean microgram. US labels and prescriptions use mcg because a handwritten µg is easily misread as mg, a thousand times as much.',
    },
  },
  ct: {
    definition: 'A carat is exactly 0.2 grams, or 200 milligrams.',
    authority: '4th General Conference on Weights and Measures, 1907: metric carat of 200 mg',
    use: 'Diamonds, other gemstones, and pearls are weighed in carats.',
    examples: [
      { quantity: '1', label: 'a round diamond 6.5 millimeters across' },
      { quantity: '45.52', label: 'the Hope Diamond', isExact: true },
      { quantity: '3106.75', label: 'the Cullinan, the largest gem diamond ever found' },
    ],
    question: {
      question: 'Is a carat the same as a karat?',
      answer:
        'No. A carat is a weight. A karat is a share of gold in 24 parts: 18-karat gold is three quarters gold. British English spells both carat.',
    },
  },
  ozt: {
    definition: 'A troy ounce is 480 grains, exactly 31.1034768 grams.',
    authority: 'NIST Handbook 44, Appendix C: 480 grains',
    use: 'Gold, silver, platinum, and palladium are priced by the troy ounce worldwide.',
    examples: [
      { quantity: '1', label: 'the gold in a one-ounce American Gold Eagle', isExact: true },
      { quantity: '400', label: 'the gold bar that central banks keep' },
    ],
    question: {
      question: 'Is a troy ounce heavier than an ordinary ounce?',
      neighbors: ['kg', 'g', 'lb', 'oz'],
      answer:
        'Yes, by about 9.7 percent: 31.1034768 grams compared with 28.349523125. The troy pound is lighter than ' +
        'the ordinary pound, though, because it has only 12 troy ounces.',
    },
  },
};
