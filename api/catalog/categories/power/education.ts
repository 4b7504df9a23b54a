import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_SP_811, SI_BROCHURE } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is power?',
      paragraphs: [
        'Power is how fast energy is used, made, or moved. The SI unit is the watt, one joule per second: a 10-watt ' +
          'lamp turns 10 joules into light and heat every second.',
        'Power times time is energy. A 1500-watt heater that runs for 2 hours uses 3 kilowatt hours, which is what the ' +
          'electricity bill counts. A text that says “kilowatts per hour” almost always means kilowatts or kilowatt hours.',
      ],
    },
    {
      heading: 'Where horsepower comes from',
      paragraphs: [
        'James Watt’s customers ran their mills with horses, so in the 1780s he told them how many horses a steam ' +
          'engine would replace. He settled on 33,000 foot-pounds a minute for one horse. That’s 550 foot-pounds per ' +
          'second, today’s mechanical horsepower: about 745.7 watts.',
        'Countries that had adopted the metric system made their own, rounder horsepower: 75 kilograms, lifted one ' +
          'meter every second. This metric horsepower (PS, CV, or ch) is about 735.5 watts, 1.4 percent less. The ' +
          'names look alike, but a 150-PS car has only about 148 hp.',
      ],
    },
    {
      heading: 'More horsepowers, and brakes',
      paragraphs: [
        'American makers rate electric motors in a horsepower of exactly 746 watts, and old steam boilers in one of ' +
          'about 9.81 kilowatts. Brake horsepower (bhp) isn’t yet another one: it’s the ordinary horsepower, ' +
          'measured at the engine’s shaft, where the first testers put a brake.',
        'Two figures for one engine can differ for another reason, too. American makers rated engines without their ' +
          'alternator, muffler, and fan until about 1972; the same engines then lost a fifth or more on paper.',
      ],
    },
    {
      heading: 'Heating and cooling',
      paragraphs: [
        'In the United States, the output of heaters and air conditioners is given in BTUs per hour, often shortened ' +
          'to BTU. 1 kilowatt is about 3412 BTUs per hour. Larger air conditioners are sized in tons: a ton of ' +
          'refrigeration is 12,000 BTUs per hour, about 3.517 kilowatts, the cooling from a short ton of ice that ' +
          'melts over a day.',
        'These are amounts of heat. An air conditioner or a heat pump moves heat instead of making it, so it draws ' +
          'about a third of its rating, or less, in electricity. An electric heater draws all of it.',
      ],
    },
    {
      heading: 'Powers to remember',
      paragraphs: [
        'A person at rest gives off about 100 watts of heat, and a fit cyclist can hold 300 watts, or 0.4 horsepower, ' +
          'for an hour. An ordinary US outlet (15 amps at 120 volts) gives at most 1.8 kilowatts and a British one (13 ' +
          'amps at 230 volts) about 3. A midsize sedan has about 140 kilowatts, a wind turbine on land about 3 megawatts ' +
          'and a large nuclear reactor about 1000.',
      ],
    },
  ],
  sources: [
    SI_BROCHURE,
    NIST_SP_811,
    {
      publisher: 'Nature',
      title: 'Horsepower from a horse, by Robert D. Stevenson and Richard J. Wassersug',
      issued: '1993',
    },
  ],
};
