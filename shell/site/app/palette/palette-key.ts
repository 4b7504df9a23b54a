type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** `/` outside fields, whose text may contain it, and Ctrl+K or ⌘K anywhere. */
export function isPaletteKey({ key, altKey, ctrlKey, metaKey, shiftKey }: Key, isInField: boolean): boolean {
  if (altKey) return false;
  // Some keyboards type the slash with Shift.
  if (key === '/') return !ctrlKey && !metaKey && !isInField;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
}

const FIELDS = 'input, textarea, select, [contenteditable]';

/** @returns a function that stops listening */
export function onPaletteKey(open: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    if (event.defaultPrevented || event.isComposing || !isPaletteKey(event, isInField)) return;
    // Browsers have their own search on these keys.
    event.preventDefault();
    open();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Global function: stops the listener, and returns whether the search was asked for. */
const TAKE_EARLY_KEY = '__siteTakeEarlyKey';

/** Inline, so that the keys of `isPaletteKey` work before any script loads. */
export const earlyKeyScript = `(()=>{
let isAsked=false,note=event=>{
let{key,altKey,ctrlKey,metaKey,shiftKey,target}=event;
if(!altKey&&(key=='/'?!ctrlKey&&!metaKey&&!target.closest('${FIELDS}'):/^k$/i.test(key)&&ctrlKey!=metaKey&&!shiftKey)){event.preventDefault();isAsked=true}
};addEventListener('keydown',note);
self.${TAKE_EARLY_KEY}=()=>{removeEventListener('keydown',note);return isAsked}
})()`;

export function takeEarlyKey(): boolean {
  return globalThis[TAKE_EARLY_KEY]?.() ?? false;
}
