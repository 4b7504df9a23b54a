/** Stands in for stylis' vendor prefixes: no browser that this site supports needs one, and styled-components leaves them off. */
export function prefix(value: string) {
  return value;
}
