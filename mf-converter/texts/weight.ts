import type { CategoryText } from './category-text.ts';

export const text: CategoryText = {
  title: 'Understanding weight',
  opening: [
    'In everyday speech, weight is how heavy a thing is, and we give it in kilograms or pounds. Strictly speaking those are units of mass: how much matter there is. Weight in the physicist’s sense is a force, the pull of gravity on that mass. Since gravity varies by less than one percent over the surface of the Earth, the two go by one name in shops and kitchens, and they do on this site.',
    'Kilograms and pounds have been tied together exactly since 1959: a pound is 0.45359237 kilograms. Ounces, stone and the American and British tons all follow from the pound.',
  ],
  parts: [
    {
      heading: 'Kilograms, grams and tonnes',
      paragraphs: [
        'The kilogram is the SI unit of mass, and the only base unit with a prefix in its name. A gram is a thousandth of it, a milligram a millionth. A thousand kilograms make a tonne, which Americans call a metric ton.',
        'Until 2019 the kilogram was a cylinder of platinum and iridium kept near Paris. Copies compared with it had drifted apart by some fifty millionths of a gram over a century, and there was no telling which had changed. Now it is defined by fixing the Planck constant, and a laboratory with the right balance can realize it from that.',
      ],
    },
    {
      heading: 'Pounds, ounces and stone',
      paragraphs: [
        'A pound has 16 ounces, so an ounce is exactly 28.349523125 grams. This is the avoirdupois ounce, the one for food, post and people. Gold and silver are traded in troy ounces of about 31.1 grams, which are about ten percent heavier.',
        'In Britain and Ireland people give their own weight in stone. A stone is 14 pounds, about 6.35 kilograms: someone of 11 stone 4 weighs 158 pounds, or 71.67 kilograms.',
      ],
    },
    {
      heading: 'Four kinds of ton',
      paragraphs: [
        'A short ton, the American one, is 2000 pounds or about 907 kilograms. A long ton, the old British one, is 2240 pounds or about 1016 kilograms. A tonne, or metric ton, is 1000 kilograms, about 2205 pounds. They differ by more than ten percent from one end to the other, so a plain “ton” in a contract is an invitation to trouble.',
      ],
    },
    {
      heading: 'Mass, weight and the Moon',
      paragraphs: [
        'A bathroom scale measures force and shows mass, on the assumption that you stand on the Earth. On the Moon, where gravity is about a sixth as strong, the same scale would show about a sixth of your kilograms, though none of you had gone missing. A balance with two pans would show the same mass in both places, because it compares.',
        'When the force is what you need, as for bolts, ropes and springs, use units of force: newtons, kilogram-force or pound-force. They have a category of their own here.',
      ],
    },
    {
      heading: 'Converting in your head',
      paragraphs: [
        'For kilograms to pounds, double the number and add a tenth of the result: 70 kilograms give 140 and 14, so 154 pounds, and the exact figure is 154.32. For pounds to kilograms, halve the number and take off a tenth: 180 pounds give 90 less 9, so 81 kilograms, and the exact figure is 81.65.',
        'An ounce is a little under 30 grams. A liter of water has a mass of very nearly one kilogram, and an American pint of it very nearly one pound.',
      ],
    },
    {
      heading: 'In the kitchen and at the pharmacy',
      paragraphs: [
        'Recipes that weigh their ingredients come out alike every time; a cup of flour may hold anything from 115 to 150 grams, depending on how it was filled. Beware of the ounce and the fluid ounce, which measure different things: weight and volume.',
        'Medicines are dosed in milligrams and micrograms, a factor of a thousand apart and one letter apart in writing. Where it matters, have somebody check the conversion, whatever tool has made it.',
      ],
    },
  ],
};
