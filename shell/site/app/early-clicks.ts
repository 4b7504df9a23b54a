/** Global variable with the controls that were clicked before hydration. */
export const EARLY_CLICKS = '__siteEarlyClicks';

/** Global variable with the down and up events of the last press on a `data-pressable` element before hydration. */
export const EARLY_PRESS = '__siteEarlyPress';

/** These controls do nothing without scripts. Links and forms still work. */
const CONTROLS = 'button[type="button"],[role="combobox"]';

/** Keeps each control once, in the order of the last clicks. `data-dormant` marks regions that are not hydrated yet. */
export const earlyClicksScript = `addEventListener('click',({target})=>{
let clicked=self.${EARLY_CLICKS},control=target.closest&&target.closest('${CONTROLS}');
if(control&&control.closest('[data-dormant]')){clicked.delete(control);clicked.add(control)}
},true);self.${EARLY_CLICKS}=new Set;self.${EARLY_PRESS}=[];
for(let type of ['down','up','cancel'])addEventListener('pointer'+type,event=>{
let {target}=event,press=self.${EARLY_PRESS};
if(type=='up')press[0]&&press.push(event);
else self.${EARLY_PRESS}=type=='down'&&target.closest&&target.closest('[data-dormant] [data-pressable]')?[event]:[]
},true)`;

/** Repeats clicks and presses from before hydration. Call it when React listens, because it hydrates clicked parts first. */
export function replayClicks(region: Element): void {
  const isReady = (control: Element) => region.contains(control) && !control.closest('[data-dormant]');
  const clicked = globalThis[EARLY_CLICKS];
  for (const control of clicked ?? []) {
    if (!isReady(control)) continue;
    clicked?.delete(control);
    control.click();
  }
  const press = globalThis[EARLY_PRESS] ?? [];
  const pressed = press[0]?.target;
  if (!(pressed instanceof Element) || !isReady(pressed)) return;
  globalThis[EARLY_PRESS] = [];
  for (const event of press) pressed.dispatchEvent(new PointerEvent(event.type, event));
}
