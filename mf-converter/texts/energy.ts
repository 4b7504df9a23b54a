import type { CategoryText } from './category-text.ts';

export const text: CategoryText = {
  title: 'Understanding energy',
  opening: [
    'Energy is what it takes to lift, heat, light or move things. The SI unit is the joule: the work of pushing with one newton over one meter, about that of lifting a small apple by a meter.',
    'Food, electricity and heating each have units of their own, which is why one breakfast, one battery and one boiler can be hard to compare.',
  ],
  parts: [
    {
      heading: 'Calories, small and large',
      paragraphs: [
        'A calorie was the heat that warms a gram of water by a degree Celsius. Depending on where one starts, that comes to slightly different amounts; this site uses the thermochemical calorie, exactly 4.184 joules. The “Calories” on a food label are kilocalories, a thousand times as much: 2000 of them are 8368 kilojoules.',
      ],
    },
    {
      heading: 'Watt hours',
      paragraphs: [
        'A watt is one joule per second. One watt for one hour is a watt hour, exactly 3600 joules, and a kilowatt hour is 3.6 million joules. A kilowatt hour is an amount, a kilowatt a rate: a heater of 2 kilowatts uses 2 kilowatt hours every hour.',
      ],
    },
    {
      heading: 'British thermal units',
      paragraphs: [
        'A BTU warms a pound of water by a degree Fahrenheit. There are several definitions of it, too; here it is the International Table BTU, 1055.05585262 joules. Air conditioners rated in BTU mean BTU per hour: 12,000 of those are about 3.5 kilowatts.',
      ],
    },
  ],
};
