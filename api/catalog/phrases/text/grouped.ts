/** Works like `Map.groupBy`, which browsers before 2024 do not support. */
export function grouped<Key, Item>(items: readonly Item[], getKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(getKey(item));
    if (group) group.push(item);
    else groups.set(getKey(item), [item]);
  }
  return groups;
}
