import type { ConverterEvent } from './converter-state.ts';

/** While a tab's units load, the panel still shows the previous tab. Ignores everything but typing. */
export function typingOnly(dispatch: (event: ConverterEvent) => void) {
  return (event: ConverterEvent) => {
    if (event.type !== 'type' && event.type !== 'type-to') return;
    const { text, format, group } = event;
    dispatch({ type: 'type', text, format, group });
  };
}
