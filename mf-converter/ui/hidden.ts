export const notPrinted = '@media print { display: none; }';

/** Hides replacements for scripts where scripts run. */
export const notScripted = '@media (scripting: enabled) { display: none; }';

/** Hides controls that work only on a screen and with scripts. */
export const notStatic = '@media print, (scripting: none) { display: none; }';
