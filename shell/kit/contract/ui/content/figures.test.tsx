import { describe, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { exactFigures, figures, plainDigits, spacedDigits } from './figures.tsx';

const markup = (node: ReactNode) => renderToStaticMarkup(<>{node}</>);
const getText = (node: ReactNode) => markup(node).replace(/<[^>]*>/g, '');

/** Returns the text that the global style shows in the served format. */
const drawn = (node: ReactNode) =>
  markup(node)
    .replace(/<span data-drawn="([^"]*)"><span>[^<]*<\/span>/g, '$1')
    .replace(/<span data-group="">/g, ',')
    .replace(/<[^>]*>/g, '');

describe('figures()', () => {
  test.each([
    ['1234', '1234', '1234'],
    ['12345', '12345', '12,345'],
    ['-1234567.5', '−1234567.5', '−1,234,567.5'],
    ['0.3048', '0.3048', '0.3048'],
    ['0.45359237 kg', '0.45359237 kg', '0.45359237 kg'],
    ['12345.678901', '12345.678901', '12,345.678901'],
    ['473176473/125000000000', '473176473/125000000000', '473,176,473/125,000,000,000'],
    ['4.0504e+8', '4.0504e+8', '4.0504\u00a0×\u00a010⁸'],
    ['-1.00e-12 km', '−1.00e-12 km', '−1.00\u00a0×\u00a010⁻¹² km'],
    ['IEC 80000-13 and 80000 bytes', 'IEC 80000-13 and 80000 bytes', 'IEC 80000-13 and 80,000 bytes'],
    ['ISO 80000', 'ISO 80000', 'ISO 80000'],
    ['5 ft 10 1/16 in', '5 ft 10 1/16 in', '5 ft 10 1/16 in'],
  ])('has the text and drawing of a number: %s, %s, %s', (text, read, seen) => {
    expect(getText(figures(text))).toBe(read);
    expect(drawn(figures(text))).toBe(seen);
  });

  test('renders one element that translation tools skip', () => {
    expect(markup(figures('5280'))).toBe('<span translate="no">5280</span>');
  });
});

describe('a number in a sentence', () => {
  test.each([
    ['A mile is 63360 inches.', 'A mile is 63,360 inches.'],
    ['A mile is 63,360 inches, or 5280 feet.', 'A mile is 63,360 inches, or 5280 feet.'],
    ['-40 is -40.', '−40 is −40.'],
    ['AES-256 and ISO 80000', 'AES-256 and ISO 80000'],
    ['In 1959, the yard', 'In 1959, the yard'],
  ])('gets separators from five digits: “%s” becomes “%s”', (text, read) => {
    expect(getText(spacedDigits(text))).toBe(read);
  });
});

describe('an exact figure', () => {
  test.each([
    ['1.5240', '1.524<span data-zeros="">0</span>'],
    ['5280.00', '5280<span data-zeros="">.00</span>'],
    ['100', '100'],
    ['1.05', '1.05'],
    ['-12000.10', '−12<span data-group="">000</span>.1<span data-zeros="">0</span>'],
  ])('marks zeros that carry no information: %s', (text, inner) => {
    expect(markup(exactFigures(text))).toBe(`<span translate="no">${inner}</span>`);
    expect(markup(figures(text))).not.toContain('data-zeros');
  });
});

describe('a number in another format', () => {
  test.each([
    ['point-comma', '1234567.25 m', '1.234.567,25 m'],
    ['space-comma', '12345.5', '12\u00a0345,5'],
    ['apostrophe-point', '-12345.5', "−12'345.5"],
    ['point-comma', '1.65344e-6 km', '1,65344\u00a0×\u00a010⁻⁶ km'],
    ['point-comma', 'ISO 80000 and 63,360', 'ISO 80000 and 63.360'],
  ] as const)('is rewritten in a sentence (%s): %s becomes %s', (format, text, read) => {
    expect(spacedDigits(text, format)).toBe(read);
  });

  test.each([
    ['comma-point', '−12345.50 m', '-12345.50 m'],
    ['point-comma', '−12345.50 m', '-12345,50 m'],
    ['space-comma', '1.5e-6', '1,5e-6'],
    ['apostrophe-point', '63,360.5', '63360.5'],
    ['point-comma', '1.65344 × 10⁻⁶', '1,65344 × 10⁻⁶'],
  ] as const)('is copied in that format (%s): %s becomes %s', (format, text, copied) => {
    expect(plainDigits(text, format)).toBe(copied);
  });

  test('is not in the served HTML, because the server does not know the visitor’s format', () => {
    expect(markup(figures('12345.5'))).not.toContain('data-format');
  });
});
