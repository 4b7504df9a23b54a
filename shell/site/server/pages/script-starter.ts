import { earlyClicksScript } from '../../app/early-clicks.ts';
import { paletteKeyScript } from '../../app/palette/palette-key.ts';
import { unansweredScript } from '../../app/unanswered.ts';

export const SCRIPTS_ID = 'page-scripts';

/** Some browsers report no paint. */
const MAX_WAIT_MS = 3000;

/** Our code uses these without a check. `shell/kit/remote-build/webpack/swc-rule.ts` lists the supported browsers. */
const FEATURES = [
  'self.BigInt',
  'self.IntersectionObserver',
  'Promise.allSettled',
  'Object.fromEntries',
  'Object.hasOwn',
  '[].at',
  '[].flatMap',
  "''.replaceAll",
  "''.matchAll",
  "(()=>{try{return RegExp('(?<!a)')}catch(error){}})()",
].join('&&');

/**
 * Adds each script in a separate task after the first paint, so scripts do not compete with visible content. Hidden
 * tabs never paint and start immediately. In browsers without the features, the page works as without scripts.
 */
export const scriptStarter = `${earlyClicksScript};${paletteKeyScript};${unansweredScript};${FEATURES}&&(()=>{
let begin=()=>{begin=()=>{};clearTimeout(timer);let held=document.getElementById('${SCRIPTS_ID}');if(held)add([...held.content.children])},
add=([first,...rest])=>{document.head.append(document.importNode(first,true));if(rest.length)setTimeout(()=>add(rest))},
timer=setTimeout(()=>begin(),${MAX_WAIT_MS});
if(document.visibilityState==='hidden')begin();
else if(self.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).includes('paint'))new PerformanceObserver((_,observer)=>{observer.disconnect();begin()}).observe({type:'paint',buffered:true});
else addEventListener('load',()=>begin())
})()`;
