/** Set on the root while the results don't match the text in the `data-answered` field. A style then hides them. */
export const UNANSWERED = 'data-unanswered';

/**
 * Inline, so that no stale result stays next to a typed number, even if no other script runs. React writes the text that
 * it has rendered to the field's `value` attribute.
 */
export const unansweredScript = `(()=>{
let check=()=>{let field=document.querySelector('[data-answered]');
document.getElementById('root').toggleAttribute('${UNANSWERED}',!!field&&field.value!==field.defaultValue)};
for(let type of ['input','pageshow'])addEventListener(type,()=>setTimeout(check),true)
})()`;
