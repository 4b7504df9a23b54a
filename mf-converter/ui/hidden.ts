export const notPrinted = '@media print { display: none; }';

/** Hides what replaces scripts. */
export const notScripted = '@media (scripting: enabled) { display: none; }';

/** Hides what only works on a screen with scripts. */
export const notStatic = '@media print, (scripting: none) { display: none; }';
