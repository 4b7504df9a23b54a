import { describe, expect, test } from '@jest/globals';
import { answer, suggest } from './suggest.ts';

const first = async (text: string) => (await suggest(text))[0]?.to.replace('/converter/', '');

describe('search', () => {
  test.each([
    ['c to f', 'temperature/celsius-to-fahrenheit'],
    ['celcius to farenheit', 'temperature/celsius-to-fahrenheit'],
    ['32 f to c', 'temperature/fahrenheit-to-celsius?value=32'],
    ['ft to m', 'length/feet-to-meters'],
    ['feet to metres', 'length/feet-to-meters'],
    ['5 feet in meters', 'length/feet-to-meters?value=5'],
    ['feet meters', 'length/feet-to-meters'],
    ['foot', 'length/feet-to-meters'],
    ['how many feet in a mile', 'length/miles-to-feet'],
    ['how many ounces are there in a pound?', 'weight/pounds-to-ounces'],
    ['lbs to kilos', 'weight/pounds-to-kg'],
    ['lbs', 'weight/pounds-to-kg'],
    ['kilos', 'weight/kg-to-pounds'],
    ['km/h to mph', 'speed/kph-to-mph'],
    ['kmh to mph', 'speed/kph-to-mph'],
    ['litres to gallons', 'volume/liters-to-gallons'],
    ['square feet to square metres', 'area/square-feet-to-square-meters'],
    ['sq ft', 'area/square-feet-to-square-meters'],
    ['sqft to m2', 'area/square-feet-to-square-meters'],
    ['m² to ft²', 'area/square-meters-to-square-feet'],
    ['kilomters to miles', 'length/km-to-miles'],
    ['meetrs to feet', 'length/meters-to-feet'],
    ['fahrenhiet', 'temperature/fahrenheit-to-celsius'],
    ['gigabites to megabytes', 'data/gb-to-mb'],
    ['psi', 'pressure/psi-to-bar'],
    ['µm to mm', 'length/micrometers-to-mm'],
    ['inch -> cm', 'length/inches-to-cm'],
    ['in to cm', 'length/inches-to-cm'],
    ['convert 10 stone to kg', 'weight/stone-to-kg?value=10'],
    ['acres', 'area/acres-to-hectares'],
    ['hours to', 'time/hours-to-minutes'],
    ['temperature', '/category/temperature'],
    ['fl oz to ml', 'volume/fluid-ounces-to-ml'],
    ['METERS TO FEET', 'length/meters-to-feet'],
    ['nautical miles to km', 'length/nautical-miles-to-km'],
    ['kilogramme to pound', 'weight/kg-to-pounds'],
  ])('"%s" finds %s', async (text, expected) => {
    expect(await first(text)).toBe(expected);
  });

  test('"celsius to" finds only conversions from Celsius', async () => {
    const found = await suggest('celsius to');
    expect(found).toHaveLength(3);
    for (const { to } of found) expect(to).toMatch(/\/celsius-to-/);
  });

  test.each(['', 'c', 'zzzz', '§$%', '1234'])('"%s" finds nothing', async (text) => {
    expect(await suggest(text)).toEqual([]);
  });

  test('returns an answer to the shell, but none for a search without a number', async () => {
    expect(await answer('5 ft in m')).toMatchObject({ kind: 'result', text: '1.524 meters', isExact: true });
    expect(await answer('temperature')).toBeUndefined();
  });

  test('returns at most five suggestions without repeats', async () => {
    const found = await suggest('meter');
    expect(found).toHaveLength(5);
    expect(new Set(found.map(({ to }) => to)).size).toBe(5);
  });
});
