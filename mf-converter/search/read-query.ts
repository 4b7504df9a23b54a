/** What a search asks for: one unit, or one on either side of a "to". Several readings where words leave it open, the likeliest first. */
export interface QueryReading {
  from: string;
  /** Empty where the query names no second unit. */
  to: string;
  /** A "to" that nothing follows yet: the unit is the one to convert from. */
  isFromOnly?: boolean;
}

const FILLER =
  /\b(how|many|much|are|is|there|convert|converter|conversion|conversions|calculator|from|a|an|the|of|degrees?|deg)\b/g;
const NUMBER = /(^|\s)[+-]?\d[\d.,]*(?=\s|$)/g;

export function readQuery(query: string): QueryReading[] {
  const text = query.toLowerCase().replace(/\?+$/, '').replace(/\s+/g, ' ').trim();
  // `how many feet in a mile` asks for miles in feet.
  const counted = /^how (?:many|much) (.+?) (?:are |is )?(?:there )?(?:in|per) (?:an? |one |1 |the )?(.+)$/.exec(text);
  if (counted) return [{ from: clean(counted[2]!), to: clean(counted[1]!) }];
  const sides = /^(.*?)(?:\s+to\b|-to-|\s+into\b|\s*->|\s*→|\s*=|\s+2\s+(?=\S))(.*)$/.exec(text);
  if (sides) {
    const to = clean(sides[2]!);
    return [{ from: clean(sides[1]!), to, isFromOnly: to === '' }];
  }
  return withoutSeparator(clean(text), / in /.exec(` ${text} `) ? text : undefined);
}

function withoutSeparator(text: string, withIn: string | undefined): QueryReading[] {
  const readings: QueryReading[] = [{ from: text, to: '' }];
  const asIn = withIn && /^(.+?) in (.+)$/.exec(withIn);
  if (asIn) readings.unshift({ from: clean(asIn[1]!), to: clean(asIn[2]!) });
  const words = text.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    readings.push({ from: words.slice(0, at).join(' '), to: words.slice(at).join(' ') });
  }
  return readings;
}

function clean(text: string): string {
  const bare = text.replace(NUMBER, ' ').replace(/^\d[\d.,]*(?=[a-z°])/, '');
  const rest = bare.replace(FILLER, ' ').replace(/\s+/g, ' ').trim();
  return rest === '' ? bare.trim() : rest;
}
