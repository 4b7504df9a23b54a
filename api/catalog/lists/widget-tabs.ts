export const widgetTabs = [
  { category: 'length', label: 'Length' },
  { category: 'area', label: 'Area' },
  { category: 'volume', label: 'Volume' },
  { category: 'weight', label: 'Weight' },
] as const;
