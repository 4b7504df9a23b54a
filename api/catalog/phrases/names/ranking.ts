/* Ranks are multiples of 0.5, and lower is more likely. README.md explains them. */

/** A meaning whose exact letters were typed, such as `Cal` or `kN`, ranks above the next place in the list. */
export const EXACT_LETTERS_BONUS = 1.5;
/** Unlisted units rank after the listed meaning in the same place. */
export const UNLISTED_PENALTY = 0.5;
/** After years, m means months, not minutes. */
export const MONTHS_AFTER_YEARS = -3;
/** This exceeds the rank difference between any two meanings of a name. */
export const MEANING_RANK_SPAN = 4;
/** This is smaller than any rank difference. */
export const TIE_BREAK = 0.25;
