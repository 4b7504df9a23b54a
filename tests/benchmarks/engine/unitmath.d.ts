/** The package's main entry uses a module loader that breaks on Node 24. Its browser build works. */
declare module 'unitmath/es/UnitMath.min.js' {
  const unit: (value: number, name: string) => { to(name: string): { getValue(): number } };
  export default unit;
}
