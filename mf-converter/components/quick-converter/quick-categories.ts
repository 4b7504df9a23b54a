/** A tab of the quick converter and the units that it begins with. */
export interface QuickCategory {
  category: string;
  label: string;
  from: string;
  to: string;
}

export const quickCategories = [
  { category: 'length', label: 'Length', from: 'm', to: 'ft' },
  { category: 'weight', label: 'Weight', from: 'kg', to: 'lb' },
  { category: 'temperature', label: 'Temperature', from: 'C', to: 'F' },
  { category: 'area', label: 'Area', from: 'm2', to: 'ft2' },
  { category: 'volume', label: 'Volume', from: 'L', to: 'gal-us' },
] as const satisfies readonly QuickCategory[];

export const DEFAULT_QUICK_CATEGORY = quickCategories[0];
