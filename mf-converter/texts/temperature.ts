import type { CategoryText } from './category-text.ts';

export const text: CategoryText = {
  title: 'Understanding temperature',
  opening: [
    'Temperature tells how hot or cold a thing is. Four scales are in use: Celsius in daily life nearly everywhere, Fahrenheit in the United States and a few other places, Kelvin in science, and Rankine in some American engineering. They differ in two ways, the size of a degree and the place of zero, and that makes temperature unlike all other categories here: one factor alone does not convert it.',
    'Twice as many meters are twice as long, but 20 °C is not twice as hot as 10 °C. Only on scales that begin at absolute zero, Kelvin and Rankine, do ratios mean anything.',
  ],
  parts: [
    {
      heading: 'Celsius',
      paragraphs: [
        'The Swedish astronomer Anders Celsius proposed a scale of a hundred steps between the melting of ice and the boiling of water in 1742. His own ran the other way, with 0 for boiling and 100 for freezing; it was turned around shortly after his death. At normal pressure water freezes at 0 °C and boils, to within a few hundredths of a degree, at 100 °C.',
        'Today the scale is defined through the kelvin: a temperature in degrees Celsius is the one in kelvins less 273.15.',
      ],
    },
    {
      heading: 'Fahrenheit',
      paragraphs: [
        'Daniel Gabriel Fahrenheit, an instrument maker in Amsterdam, described his scale in 1724. He set zero by a freezing mixture of ice, water and salt, and marked the melting point of ice at 32. Water boils at 212 °F, so there are 180 degrees between the two, and a Fahrenheit degree is five ninths of a Celsius one.',
        'For weather the scale is handy: 0 °F is a very cold day and 100 °F a very hot one in much of the inhabited world.',
      ],
    },
    {
      heading: 'Kelvin and Rankine',
      paragraphs: [
        'Both begin at absolute zero, the point at which no more heat can be taken out of anything: 0 K, −273.15 °C, −459.67 °F. A kelvin is as large as a Celsius degree, a degree Rankine as large as a Fahrenheit degree. Kelvins are written without a degree sign.',
        'William Thomson, later Lord Kelvin, proposed an absolute scale in 1848; William Rankine gave his in 1859. Since 2019 the kelvin has been defined by fixing the Boltzmann constant, which ties temperature to energy.',
      ],
    },
    {
      heading: 'The formulas',
      paragraphs: [
        'Celsius to Fahrenheit: multiply by 9/5 and add 32. Fahrenheit to Celsius: subtract 32, then multiply by 5/9. The order matters, and it is the most common slip. Celsius to kelvins: add 273.15. Fahrenheit to Rankine: add 459.67. Kelvins to Rankine: multiply by 9/5.',
        'A difference of temperatures converts without the addition. If it gets 10 degrees Celsius warmer, it gets 18 degrees Fahrenheit warmer, not 50.',
      ],
    },
    {
      heading: 'Converting in your head',
      paragraphs: [
        'Double the Celsius figure and add 30: 20 °C gives 70, and the exact figure is 68 °F. The rule is right at 10 °C and within 4 °F from −10 °C to 30 °C. A few pairs are worth knowing by heart: 0 °C is 32 °F, 10 °C is 50 °F, 20 °C is 68 °F, 30 °C is 86 °F, 37 °C is 98.6 °F.',
        'The two scales meet at −40, which is the same temperature on both.',
      ],
    },
    {
      heading: 'Ovens, bodies and the limits',
      paragraphs: [
        'A moderate oven is 350 °F or about 177 °C; cookbooks round it to 180 °C. A healthy body is around 37 °C, and the familiar 98.6 °F is that figure converted, with a precision the original never had: normal temperatures run from about 36.1 °C to 37.2 °C.',
        'A figure below absolute zero converts like any other number, and the converter says that nothing can be that cold.',
      ],
    },
  ],
};
