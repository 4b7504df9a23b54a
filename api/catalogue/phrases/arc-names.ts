/** A part of a degree that people call as they call a part of an hour. */
export interface ArcName {
  name: string;
  /** As `normaliseSpelling` writes them. */
  spellings: readonly string[];
  /** After a number, where `°` stands for degrees. */
  sign: string;
  /** Ids of the two units. */
  time: string;
  arc: string;
}

export const arcNames: readonly ArcName[] = [
  { name: 'minute', spellings: ['minute', 'minutes', 'min', 'mins'], sign: "'", time: 'min', arc: 'arcmin' },
  { name: 'second', spellings: ['second', 'seconds', 'sec', 'secs', 's'], sign: '"', time: 's', arc: 'arcsec' },
];
