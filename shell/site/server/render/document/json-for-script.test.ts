import { expect, test } from '@jest/globals';
import { jsonForScript } from './json-for-script.ts';

const HOSTILE = '</script><!--<script>\u2028\u2029&"\'';

test('a value cannot close its script element, and is read back as it was', () => {
  const json = jsonForScript({ [HOSTILE]: [HOSTILE] });
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ [HOSTILE]: [HOSTILE] });
});
