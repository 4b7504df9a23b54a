import type { PairFaqs, PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'psi-to-bar': [
    'American pumps and gauges read in psi, while the label in a European car’s door may give only bar. The usual ' +
      'tire pressures match up closely: 29 psi is about 2 bar, 32 psi is about 2.2 bar, 36 psi is about 2.5 bar and ' +
      '44 psi is about 3 bar, each to a tenth of a bar.',
    'To estimate, take 7 percent of the psi: 30 psi gives 2.1 bar. That’s 1.5 percent too high, less than most ' +
      'gauges are off by. The actual factor is about 0.069.',
  ],
  'bar-to-psi': [
    'European pumps, boilers, coffee machines, and scuba tanks are marked in bar. 2.5 bar is about 36.3 psi in a car ' +
      'tire, 6 bar is about 87 psi in a road bike tire, 9 bar is 130.53 psi in an espresso machine, and 200 bar is ' +
      '2900.8 psi in a full tank.',
    'Multiply by 15 for a quick figure: 2 bar comes out to 30 psi; the actual value is 29.008. That’s 3.4 percent ' +
      'high; multiplying by 14.5 is only 0.03 percent low. The bar on a tire label is measured above the air outside, ' +
      'like psi on an American gauge, so you don’t have to add anything.',
  ],
  'psi-to-kpa': [
    'Canadian, Australian, and Japanese tire labels give kilopascals; many pumps show psi. 32 psi is 220.63 kPa, 35 ' +
      'psi is 241.32 kPa and 40 psi is 275.79 kPa; labels round these to the nearest 5 or 10.',
    'Multiply by 7: 30 psi comes out to 210 kPa; the actual value is 206.84. The shortcut is 1.5 percent high, half a psi on a car tire.',
  ],
  'kpa-to-psi': [
    'A tire label that says 220 or 240 means kilopascals: 220 kPa is about 31.9 psi, 240 kPa is about 34.8 psi, ' +
      '250 kPa is about 36.3 psi. Ten kilopascals is about a psi and a half.',
    'Divide by 7: 210 kPa comes out to 30 psi; the actual value is 30.458. That’s 1.5 percent low, so the tire ends ' +
      'up half a psi short. A tire gauge doesn’t count the air around us: at sea level that is 101.3 kPa, and 101.3 ' +
      'kPa is about 14.7 psi.',
  ],
  'mmhg-to-kpa': [
    'Blood pressure is given in mmHg almost everywhere; the SI unit is the kilopascal, and some hospitals and ' +
      'journals print both. 120 mmHg is about 16.0 kPa and 80 mmHg is about 10.7 kPa, so a reading of 120 over 80 ' +
      'becomes 16 over 10.7.',
    'Divide by 7.5: 150 mmHg comes out to 20 kPa. The error is under 0.01 percent, far less than that of any cuff.',
  ],
};

export const faqs: PairFaqs = {
  'psi-to-bar': [
    {
      question: 'How do I convert psi to bar?',
      answer: 'Divide the psi by 14.5038, or multiply it by 0.0689476. 32 psi is 2.2063 bar.',
    },
    {
      question: 'What is 1 bar in psi?',
      answer:
        '1 bar is 14.5038 psi. That is a little less than the pressure of one standard atmosphere, which is about 14.696 psi.',
    },
    {
      question: 'Which pressure do my tires need?',
      answer:
        'The one on the sticker inside the driver’s door or fuel door, measured cold. The number on the side of the ' +
        'tire is the maximum it can hold. Many cars call for 30 to 35 psi: 30 psi is about 2.07 bar and 35 psi is ' +
        'about 2.41 bar.',
    },
    {
      question: 'Do I have to add atmospheric pressure?',
      answer: 'No. Tire gauges read zero in open air, in psi or in bar, and a conversion keeps that starting point.',
    },
  ],
};
