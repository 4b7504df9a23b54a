/** Stands in for TanStack Query's store of mutations: the one thing that this site sends, the contact form sends by itself. */
export class MutationCache {
  findAll() {
    return [];
  }

  clear() {}

  async resumePausedMutations() {}
}
