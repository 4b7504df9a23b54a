/**
 * Tells the minifier that components made by React's functions at a module's top level may go when nobody uses them. Without it
 * React Router keeps its framework's prefetching, forms and scroll restoration in every first view.
 */
export default function pureComponentsLoader(source: string): string {
  return source
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, '= /*#__PURE__*/ $1')
    .replaceAll(/^\w+\.displayName = .*;$/gm, ''); // a name is a use too
}
