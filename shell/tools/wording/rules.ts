export interface WordingRule {
  pattern: RegExp;
  /** Shown after "write". */
  instead: string;
  atStartOfComment?: true;
}

/** Source: shell/docs/style.md. */
export const WORDING_RULES: readonly WordingRule[] = [
  { pattern: /\bhang(?:s|ing)? (?:up)?on\b/i, instead: '"depends on"' },
  { pattern: /\bcan(?:not|'t)? be had\b/i, instead: '"is available"' },
  { pattern: /\b(?:is|are|was|were) (?:said|told)\b/i, instead: '"is reported" or "is logged"' },
  { pattern: /\btells? (?:what|which|that|whether|how|where|of)\b/i, instead: '"reports" or "says"' },
  { pattern: /\bthe word of\b/i, instead: 'the name of what is meant' },
  {
    pattern: /\b(?:whoever|whatever|whichever|whomever|whosever)\b/i,
    instead: 'the noun: "the client", "the operator", "any file"',
  },
  { pattern: /\bnobody(?:'s)?\b/i, instead: '"no one", "unowned", or the noun' },
  { pattern: /(?<!\bthere )\b(?:is|are|was|were) no\b(?! (?:longer|more|less)\b)/i, instead: '"is not a"' },
  { pattern: /(?<!\bthere )\b(?:is|are|was|were) none\b/i, instead: '"there is none"' },
  { pattern: /\banew\b/i, instead: '"again"' },
  { pattern: /\bthereby\b/i, instead: '"so"' },
  { pattern: /\bbe it that\b|\bbe it\b/i, instead: '"even if"' },
  { pattern: /\b(?:of which|wherein|whereof|therein|thereof|thereupon)\b/i, instead: 'two sentences' },
  { pattern: /\blook(?:s|ed|ing)? after\b/i, instead: '"check" or "manage"' },
  { pattern: /\btakes? traffic\b/i, instead: '"goes live"' },
  { pattern: /\bcomes? up\b/i, instead: '"starts"' },
  { pattern: /\b(?:stands?|lies) (?:in|on|at|for|there|beside|under|behind|above|between)\b/i, instead: '"is"' },
  { pattern: /\bbeside\b/i, instead: '"next to", "besides", or "compared with"' },
  { pattern: /\b(?:as of|of) now\b/i, instead: '"the current"' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: '"fix"' },
  { pattern: /\b(?:takes?|taken|took) up\b(?! (?:(?:no )?(?:space|room)|to)\b)/i, instead: '"attach" or "start"' },
  { pattern: /\b(?:gives?|given|gave) back\b/i, instead: '"return"' },
  { pattern: /\bthousand million\b/i, instead: '"billion"' },
  { pattern: /\bin force\b/i, instead: '"live" or "current"' },
  { pattern: /\b(?:is|are|was|were|stays?|stayed) away\b/i, instead: '"unavailable"' },
  { pattern: /\bunder way\b/i, instead: '"running" or "in progress"' },
  { pattern: /\bmakes? room\b/i, instead: '"free some space"' },
  { pattern: /\bfor good\b/i, instead: '"permanently"' },
  { pattern: /\b(?:goes|going|went|go) on\b(?! (?:a|an|one)\b)/i, instead: '"continues"' },
  { pattern: /\b(?:any|every|some)body\b/i, instead: '"anyone", "everyone", "someone", or the noun' },
  { pattern: /\b(?:hears?|heard) of\b/i, instead: '"learns about"' },
  { pattern: /\blets? go of\b/i, instead: '"closes" or "drops"' },
  { pattern: /\btaken for\b/i, instead: '"mistaken for"' },
  { pattern: /\bthe former\b/i, instead: '"the previous"' },
  { pattern: /\d %(?![a-z(])/i, instead: 'no space before "%"' },
  { pattern: /\bin vain\b/i, instead: '"without success"' },
  { pattern: /\bof (?:its|their|our|your) own\b/i, instead: '"its own" before the noun, or "a separate"' },
  { pattern: /, also (?:after|for|if|in|when|without)\b/i, instead: '"even if", "even after"' },
  { pattern: /\bif there (?:is|are) none\b/i, instead: '"otherwise", or what is missing' },
  {
    pattern: /^(?:Of|Where|Whether|Whose|Which|To whom|By whom|In which)\b|^What(?! (?:is|are|do|does|can)\b.*\?)/,
    instead: 'a sentence with a subject and a verb',
    atStartOfComment: true,
  },
];

export interface WordingFault {
  words: string;
  instead: string;
}

export function wordingFaults(text: string, isComment: boolean): WordingFault[] {
  return WORDING_RULES.flatMap(({ pattern, instead, atStartOfComment }) => {
    if (atStartOfComment && !isComment) return [];
    const words = pattern.exec(text)?.[0];
    return words === undefined ? [] : [{ words, instead }];
  });
}
