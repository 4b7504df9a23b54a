import { compile } from 'stylis';

/** `:has(.a)` and `:not(.a)` contain a class, but do not limit the rule to it. */
const CONDITIONS = /:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g;

export interface OutsideRule {
  selector: string;
  /** The rule with its declarations and the at-rules around it, such as `@media print{body{margin:0;}}`. */
  text: string;
}

/** Returns rules whose selector has no class, such as `body` and `*`. They also style other components. */
export function outsideRules(css: string): OutsideRule[] {
  return listRules(compile(css)).filter(({ selector }) => !/\.[\w-]/.test(selector.replace(CONDITIONS, '')));
}

type Node = ReturnType<typeof compile>[number];

function listRules(nodes: readonly Node[]): OutsideRule[] {
  return nodes.flatMap(({ type, value, props, children }) => {
    if (!Array.isArray(children)) return [];
    if (type === 'rule') {
      const declarations = children.map((declaration) => declaration.value).join('');
      return [props].flat().map((selector) => ({ selector, text: `${selector}{${declarations}}` }));
    }
    // `@media` and similar rules nest rules. Keyframe steps are not selectors.
    if (type.startsWith('@keyframes')) return [];
    return listRules(children).map(({ selector, text }) => ({ selector, text: `${value}{${text}}` }));
  });
}
