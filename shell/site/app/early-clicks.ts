/** These controls do nothing without scripts. Links and forms still work. */
const CONTROLS = 'button[type="button"],[role="combobox"]';

/** Records each clicked control once, by its last click. `data-dormant` marks regions that are not hydrated yet. */
export const earlyClicksScript = `addEventListener('click',({target})=>{
let clicked=self.__siteEarlyClicks,control=target.closest&&target.closest('${CONTROLS}');
if(control&&control.closest('[data-dormant]')){clicked.delete(control);clicked.add(control)}
},true);self.__siteEarlyClicks=new Set;self.__siteEarlyPress=[];
for(let type of ['down','up','cancel'])addEventListener('pointer'+type,event=>{
let {target}=event,press=self.__siteEarlyPress;
if(type=='up')press[0]&&press.push(event);
else self.__siteEarlyPress=type=='down'&&target.closest&&target.closest('[data-dormant] [data-pressable]')?[event]:[]
},true)`;

/** Replays clicks from before hydration. Call this once React is listening, because it hydrates clicked parts first. */
export function replayClicks(region: Element): void {
  const isReady = (control: Element) => region.contains(control) && !control.closest('[data-dormant]');
  const clicked = globalThis.__siteEarlyClicks;
  for (const control of clicked ?? []) {
    if (!isReady(control)) continue;
    clicked?.delete(control);
    control.click();
  }
  const press = globalThis.__siteEarlyPress ?? [];
  const pressed = press[0]?.target;
  if (!(pressed instanceof Element) || !isReady(pressed)) return;
  globalThis.__siteEarlyPress = [];
  for (const event of press) pressed.dispatchEvent(new PointerEvent(event.type, event));
}
