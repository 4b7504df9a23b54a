/** Its package has a build for browsers that Node 24 runs; its own entry loads a module loader that Node 24 breaks. */
declare module 'unitmath/es/UnitMath.min.js' {
  const unit: (value: number, name: string) => { to(name: string): { getValue(): number } };
  export default unit;
}
