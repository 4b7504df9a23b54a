/** Ambiguous text has several, best first. */
export interface QueryReading {
  from: string;
  /** Empty if the query names only one unit. */
  to: string;
  /** The query ends with "to", so its unit is the source. */
  isFromOnly?: boolean;
}

const FILLER =
  /\b(how|many|much|are|is|there|convert|converter|conversion|conversions|calculator|from|a|an|the|of|degrees?|deg)\b/g;
const NUMBER = /(^|\s)[+-]?\d[\d.,]*(?=\s|$)/g;

export function readQuery(query: string): QueryReading[] {
  const text = query.toLowerCase().replace(/\?+$/, '').replace(/\s+/g, ' ').trim();
  // `how many feet in a mile` converts miles to feet.
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
