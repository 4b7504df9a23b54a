import { compile } from 'stylis';

/** `:has(.a)` and `:not(.a)` name a class without being limited to it. */
const CONDITIONS = /:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Returns selectors without a class, such as `body` and `*`: they style elements of other code. styled-components'
 * classes are unique to their component.
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
    // `@media` and similar rules nest rules. Keyframe steps are not selectors.
    return Array.isArray(children) && !type.startsWith('@keyframes') ? selectorsOf(children) : [];
  });
}
