import type { NumberFormat } from '../engine/number-format.ts';
import { plainCharacters } from '../phrases/text/characters.ts';
import type { NotUnderstood } from '../phrases/words/phrase-reading.ts';
import { refusals, refuse } from '../phrases/words/refusals.ts';
import { namedQuantity } from './ingredient-text.ts';
import { readIngredient } from './read-ingredient.ts';

const LOOSE = /\b(heap(?:ed|ing)|rounded|scant|generous) (?=(?:cup|table|tea|dessert|tb|ts|spoon))/i;
const HANDFUL = /\b(pinch|dash|knob|smidgen|handful|splash|drizzle|glug|dollop|sprinkl(?:e|ing))(?:e?s)?\b/i;
const PACK = /\b(tin|can|block|sachet|packet|jar|tub|carton|bag|bottle)s?\b/i;
const RANGE = /(\d+(?:[.,/]\d+)?) ?(?:-|to|or) ?(\d+(?:[.,/]\d+)?)(?= ?\p{L})/iu;

export function explainMeasure(text: string, format?: NumberFormat): NotUnderstood | undefined {
  const plain = plainCharacters(text);
  const offered = (pattern: RegExp, ...replacements: readonly string[]) =>
    replacements.flatMap((replacement) => alternativeFor(plain.replace(pattern, replacement), format));
  const [, loose] = LOOSE.exec(plain) ?? [];
  if (loose) {
    const message = `“${loose}” has no fixed size. For a level measure, leave the word out.`;
    return refuse('UNCLEAR', message, offered(LOOSE, ''));
  }
  const [, least = '', most = ''] = RANGE.exec(plain) ?? [];
  const ends = offered(RANGE, least, most);
  if (least !== '' && ends.length > 0) return refusals.severalNumbers('RANGE', ends);
  const [, handful] = HANDFUL.exec(plain) ?? [];
  if (handful)
    return refuse('UNCLEAR', `A ${handful} has no fixed size. Type spoons or grams, like “1 tbsp butter in grams.”`);
  const [, pack] = PACK.exec(plain) ?? [];
  return pack ? refuse('UNCLEAR', `“${pack}” has no fixed size. Type the weight or volume on its label.`) : undefined;
}

function alternativeFor(q: string, format: NumberFormat | undefined): NotUnderstood['alternatives'] {
  const reading = readIngredient(q, format, true);
  return reading ? [{ q, label: `${namedQuantity(reading)} in ${reading.to.plural}` }] : [];
}
