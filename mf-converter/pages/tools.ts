/** The pages for more than one value, as the sitemap and All Converters list them. */
export const TOOLS = [
  {
    label: 'Bulk Converter',
    path: '/bulk-converter',
    text: 'Paste a column from a spreadsheet and get it back in another unit.',
  },
  {
    label: 'Conversion Table Maker',
    path: '/conversion-table',
    text: 'Make a table with your own units, range, and step, to print or to save.',
  },
  {
    label: 'Embed a Converter',
    path: '/embed',
    text: 'Put a converter on your own page, without cookies.',
  },
] as const;
