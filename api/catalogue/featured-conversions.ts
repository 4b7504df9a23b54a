/** The conversions with content of their own, and the keys of the two columns of their example tables. */
export const featuredConversions: Readonly<Record<string, readonly [string, string]>> = {
  'feet-to-meters': ['feet', 'meters'],
  'kg-to-pounds': ['kg', 'pounds'],
  'celsius-to-fahrenheit': ['celsius', 'fahrenheit'],
  'miles-to-km': ['miles', 'km'],
  'square-feet-to-square-meters': ['squareFeet', 'squareMeters'],
  'liters-to-gallons': ['liters', 'gallons'],
  'mph-to-kph': ['mph', 'kph'],
};
