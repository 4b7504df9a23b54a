interface ArcName {
  name: string;
  /** Spellings as `normalizeSpelling` returns them. */
  spellings: readonly string[];
  sign: string;
  time: string;
  arc: string;
}

export const arcNames: readonly ArcName[] = [
  { name: 'minute', spellings: ['minute', 'minutes', 'min', 'mins'], sign: "'", time: 'min', arc: 'arcmin' },
  { name: 'second', spellings: ['second', 'seconds', 'sec', 'secs', 's'], sign: '"', time: 's', arc: 'arcsec' },
];
