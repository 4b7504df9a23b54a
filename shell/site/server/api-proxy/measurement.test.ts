import { FALLBACK_GA_ID } from '@site/api-contract';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pass, useFakeClock, useRealClock } from '../../testing/fake-clock.ts';
import { Measurement } from './measurement.ts';

const ORIGIN = 'https://tags.example';
const { fetch } = globalThis;
const onChange = jest.fn();
const requests = jest.fn<() => Response>();
let gaId: string;
let measurement: Measurement;
let stop: () => void;

beforeEach(() => {
  useFakeClock();
  onChange.mockClear();
  requests.mockReset().mockImplementation(() => Response.json({ gaId }));
  globalThis.fetch = async () => requests();
});
afterEach(() => {
  stop();
  globalThis.fetch = fetch;
  useRealClock();
});

function follow(ownId = FALLBACK_GA_ID) {
  measurement = new Measurement({ gaId: ownId, analyticsOrigin: ORIGIN });
  stop = measurement.follow('http://api.test', onChange);
}

test("the API's ID is used, and its scripts are allowed from then on", async () => {
  gaId = 'G-ABCD1234';
  follow();
  expect(measurement.state).toEqual({ gaId: FALLBACK_GA_ID, analyticsOrigin: undefined });
  await pass(0);
  expect(measurement.state).toEqual({ gaId, analyticsOrigin: ORIGIN });
  await pass(2000);
  stop();
  await pass(2000);
  expect([onChange, requests].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

test('an ID stays while the API fails or has one that is not of Google Analytics, and is replaced by the next', async () => {
  gaId = 'G-ABCD1234';
  follow();
  await pass(0);
  gaId = FALLBACK_GA_ID;
  requests.mockImplementationOnce(() => Response.json({ gaId }, { status: 503 }));
  await pass(2000);
  requests.mockImplementationOnce(() => Response.json({ gaId: 'G-"><script>' }));
  await pass(2000);
  expect(measurement.state).toEqual({ gaId: 'G-ABCD1234', analyticsOrigin: ORIGIN });
  await pass(2000);
  expect(measurement.state).toEqual({ gaId: FALLBACK_GA_ID, analyticsOrigin: undefined });
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('the API is not asked if the shell has its own ID', () => {
  follow('G-OWN12345');
  expect(measurement.state).toEqual({ gaId: 'G-OWN12345', analyticsOrigin: ORIGIN });
  expect(requests).not.toHaveBeenCalled();
});
