/** The ticks of the site's mark, a piece of a ruler, on a square of 30. */
export const MARK_TICKS = 'M6 0v9M10.5 0v9M15 0v17M19.5 0v9M24 0v9';
