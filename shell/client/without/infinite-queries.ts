/** Stands in for TanStack Query's paged lists, which this site has none of. */
function refuse(): never {
  throw new Error('The shell is built without infinite queries');
}

export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior };
