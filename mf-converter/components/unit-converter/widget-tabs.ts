/** The unlocked widget's tabs: these four categories and no others. */
export const widgetTabs = [
  { id: 'length', label: 'Length' },
  { id: 'area', label: 'Area' },
  { id: 'volume', label: 'Volume' },
  { id: 'weight', label: 'Weight' },
] as const;

export function hasWidgetTab(category: string): boolean {
  return widgetTabs.some(({ id }) => id === category);
}
