const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Inline, so that the keys work before any script loads. `/` works outside fields, whose text may contain it, and Ctrl+K
 * or ⌘K anywhere. Some keyboards type the slash with Shift. Browsers have their own search on these keys.
 */
export const paletteKeyScript = `(()=>{
let open,isAsked=false;
addEventListener('keydown',event=>{
let{key,altKey,ctrlKey,metaKey,shiftKey,target}=event;
if(event.defaultPrevented||event.isComposing||altKey)return;
if(key=='/'?ctrlKey||metaKey||target.closest('${FIELDS}'):!/^k$/i.test(key)||ctrlKey==metaKey||shiftKey)return;
event.preventDefault();open?open():isAsked=true
});
self.__siteOnPaletteKey=listener=>{open=listener;if(isAsked)open()}
})()`;
