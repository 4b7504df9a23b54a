import type { CategoryText } from './category-text.ts';

export const text: CategoryText = {
  title: 'Understanding speed',
  opening: [
    'Speed is distance divided by time, so its units come in pairs: kilometers per hour on most roads, miles per hour in the United States and the United Kingdom, meters per second in science, knots at sea and in the air.',
    'Two exact factors do most of the work. A mile is 1.609344 kilometers, and so is a mile per hour to a kilometer per hour. An hour is 3600 seconds, so a meter per second is 3.6 kilometers per hour.',
  ],
  parts: [
    {
      heading: 'On the road',
      paragraphs: [
        'Fifty miles per hour is about 80 kilometers per hour, and 100 kilometers per hour is about 62 miles per hour. For a quick estimate from miles, add sixty percent.',
      ],
    },
    {
      heading: 'Knots',
      paragraphs: [
        'A knot is one nautical mile per hour, 1.852 kilometers per hour exactly. The name comes from the log line: sailors let out a rope with evenly spaced knots over the stern and counted how many ran out while a sandglass emptied.',
        'A knot is a speed already, so “knots per hour” would be an acceleration.',
      ],
    },
    {
      heading: 'Wind, runners and sound',
      paragraphs: [
        'Wind is forecast in knots, meters per second or kilometers per hour, depending on the country: 20 knots are about 10.3 meters per second or 37 kilometers per hour. A sprinter at 10 meters per second moves at 36 kilometers per hour. Sound in dry air at 20 °C travels at about 343 meters per second, which is about 767 miles per hour.',
      ],
    },
  ],
};
