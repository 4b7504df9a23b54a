import { compile } from 'stylis';

/** `:has(.a)` and `:not(.a)` name a class without being limited to it. */
const CONDITIONS = /:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Selectors of a style sheet that no class limits, such as `body`, `:root`, and `*`: they style elements that other code rendered. The classes
 * of styled-components are unique to their component, so a selector with a class stays within it.
 */
export function outsideSelectors(css: string): string[] {
  return [...new Set(selectorsOf(compile(css)))].filter(
    (selector) => !/\.[\w-]/.test(selector.replace(CONDITIONS, '')),
  );
}

type Rule = ReturnType<typeof compile>[number];

function selectorsOf(rules: readonly Rule[]): string[] {
  return rules.flatMap(({ type, props, children }) => {
    if (type === 'rule') return typeof props === 'string' ? [props] : props;
    // `@media` and its kind hold rules. Steps of an animation are no selectors.
    return Array.isArray(children) && !type.startsWith('@keyframes') ? selectorsOf(children) : [];
  });
}
