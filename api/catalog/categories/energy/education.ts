import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_SP_811, SI_BROCHURE } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is energy?',
      paragraphs: [
        'Energy is what it takes to lift a weight, warm a room, or light a lamp. It changes form but is never ' +
          'lost, so one unit can measure all of it: the joule, the SI unit of energy. Lifting an apple one meter ' +
          'takes about one joule.',
        'Different fields keep their own units. Food is measured in kilocalories, electricity in kilowatt hours and ' +
          'heating in BTUs. All of them convert to joules.',
      ],
    },
    {
      heading: 'Calories, small, and large',
      paragraphs: [
        'A calorie warms a gram of water by about a degree Celsius. The Calorie on food labels is a kilocalorie, ' +
          'a thousand times as much; 2000 kilocalories is about 8.4 million joules.',
        'How much energy that takes depends slightly on how warm the water is, so several calories have been ' +
          'used. This site uses the thermochemical calorie, exactly 4.184 joules.',
      ],
    },
    {
      heading: 'Energy and power',
      paragraphs: [
        'Power is energy per time. A watt is a joule per second, so a kilowatt hour, 1000 watts over an hour, is ' +
          '3.6 million joules. A 2-kilowatt heater uses 2 kilowatt hours every hour.',
        'Batteries are measured in watt hours. A phone’s battery holds about 15 watt hours, an electric car’s ' +
          'about 60 kilowatt hours, four thousand times as much.',
      ],
    },
    {
      heading: 'The British thermal unit',
      paragraphs: [
        'A BTU warms a pound of water by about a degree Fahrenheit. This site uses the International Table BTU, ' +
          '1055.05585262 joules. Air conditioners and furnaces in the United States are rated in BTUs per hour; ' +
          '12,000 of those are called a ton of cooling, about 3.5 kilowatts.',
      ],
    },
  ],
  sources: [
    SI_BROCHURE,
    NIST_SP_811,
    {
      publisher: 'European Union',
      title: 'Regulation 1169/2011 on the provision of food information to consumers',
      issued: '2011',
    },
  ],
};
