import { type Token, wordOf, type WordToken } from './tokens.ts';

/** German, French, and Spanish names. */
const NAMES: Readonly<Record<string, string>> = {
  meter: 'metro',
  meters: 'metros metern',
  centimeters: 'zentimeter centimetro centimetros',
  millimeters: 'milimetro milimetros',
  kilometers: 'kilometro kilometros kilometern',
  feet: 'fuß fuss pied pieds pies',
  inches: 'zoll pouce pouces pulgada pulgadas',
  yards: 'yarda yardas',
  miles: 'meile meilen milla millas',
  'nautical miles': 'seemeile seemeilen',
  grams: 'gramm gramo gramos',
  kilograms: 'kilogramo kilogramos',
  milligrams: 'milligramm miligramo miligramos',
  pounds: 'libra libras',
  ounces: 'unze unzen onces onza onzas',
  tonnes: 'tonnen tonelada toneladas',
  liters: 'litro litros litern',
  milliliters: 'mililitro mililitros',
  gallons: 'gallone gallonen galon galones',
  pints: 'pinta pintas pintes',
  'square meters': 'quadratmeter quadratmetern',
  'square kilometers': 'quadratkilometer',
  'square centimeters': 'quadratzentimeter',
  'square feet': 'quadratfuß quadratfuss',
  'cubic meters': 'kubikmeter',
  'cubic centimeters': 'kubikzentimeter',
  hectares: 'hektar hectarea hectareas',
  seconds: 'sekunde sekunden secondes segundo segundos',
  minutes: 'minuten minuto minutos',
  hour: 'stunde heure hora',
  hours: 'stunden heures horas',
  days: 'tage tagen jour jours dia dias',
  weeks: 'woche wochen semaine semaines semana semanas',
  months: 'monat monate monaten mois mes meses',
  years: 'jahr jahre jahren ans annee annees ano anos',
  knots: 'knoten nœud nœuds noeud noeuds nudo nudos',
  degrees: 'grados degres',
  squared: 'carre carres cuadrado cuadrados',
  cubed: 'cubes cubico cubicos',
  per: 'pro par por',
  to: 'zu nach',
  and: 'und et',
};

/** Also English words, so they need one of the other names in the same phrase. */
const ALSO_ENGLISH: ReadonlySet<string> = new Set('pies cubes fuss mes ans dia pro par por et'.split(' '));

const english = new Map(
  Object.entries(NAMES).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);

export function inEnglish(tokens: readonly Token[]): readonly Token[] {
  const isOther = tokens.some(
    (token) => token.kind === 'word' && !ALSO_ENGLISH.has(token.text) && nameOf(token, undefined),
  );
  return tokens.flatMap((token, at): Token[] => {
    if (token.kind !== 'word') return [token];
    if (!isOther && ALSO_ENGLISH.has(token.text)) return [token];
    const isTo = isOther && /^[aà]$/.test(token.text) && tokens[at - 1]?.kind === 'word';
    const name = isTo ? 'to' : nameOf(token, tokens[at + 1]);
    if (name === undefined) return [token];
    return name.split(' ').map((text, place) => wordOf(text, place > 0 || token.isSpaced));
  });
}

/** Grad alone means gradians. */
function nameOf({ text }: WordToken, next: Token | undefined): string | undefined {
  if (text === 'grad' && next?.kind === 'word' && /^(?:celsius|fahrenheit)$/.test(next.text)) return 'degrees';
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return english.get(plain) ?? (plain !== text && /metres?$/.test(plain) ? plain : undefined);
}
