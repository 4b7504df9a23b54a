/** Styles of what helps only on a screen. */
export const notPrinted = '@media print { display: none; }';

/** Styles of what replaces scripts. */
export const notScripted = '@media (scripting: enabled) { display: none; }';

/** Styles of what helps only on a screen, and with scripts. */
export const notStatic = '@media print, (scripting: none) { display: none; }';
