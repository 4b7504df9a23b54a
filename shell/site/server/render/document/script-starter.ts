import { earlyClicksScript } from '../../../app/early-clicks.ts';

/** Of the template that holds the page's scripts until they are wanted. */
export const SCRIPTS_ID = 'page-scripts';

/** For a browser that tells of no paint in a page that it shows: nothing is worth waiting longer for. */
const LONGEST_WAIT_MS = 3000;

/**
 * Adds the page's scripts, each in a task of its own, once the page was painted. Fetched before, they would take the
 * connection from what the visitor is to see, and
 * run before it. A page in a tab that nobody looks at is not painted: it begins at once. What is clicked until they run is kept for them.
 */
export const scriptStarter = `${earlyClicksScript};(()=>{
let begin=()=>{begin=()=>{};clearTimeout(timer);let held=document.getElementById('${SCRIPTS_ID}');if(held)add([...held.content.children])},
add=([first,...rest])=>{document.head.append(document.importNode(first,true));if(rest.length)setTimeout(()=>add(rest))},
timer=setTimeout(()=>begin(),${LONGEST_WAIT_MS});
if(document.visibilityState==='hidden')begin();
else if(self.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).includes('paint'))new PerformanceObserver((_,observer)=>{observer.disconnect();begin()}).observe({type:'paint',buffered:true});
else addEventListener('load',()=>begin())
})()`;
