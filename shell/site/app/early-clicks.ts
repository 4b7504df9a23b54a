/** Of the set in which a document keeps what was clicked before the code for it could answer. */
export const EARLY_CLICKS = '__siteEarlyClicks';

/** What does nothing without the page's code. Links and forms work by themselves. */
const CONTROLS = 'button[type="button"],[role="combobox"]';

/**
 * Keeps each control once, however often it was clicked in impatience, in the order of the last clicks. What does not answer yet is marked
 * `data-dormant`: the root until the page's code has come, and each part of a page whose code comes later (`dormant` of the contract).
 */
export const earlyClicksScript = `addEventListener('click',({target})=>{
let clicked=self.${EARLY_CLICKS},control=target.closest&&target.closest('${CONTROLS}');
if(control&&control.closest('[data-dormant]')){clicked.delete(control);clicked.add(control)}
},true);self.${EARLY_CLICKS}=new Set`;
