export interface Example {
  /** Not percent-encoded, because browsers encode the spaces. */
  address: string;
  body?: object;
  answer: object;
}

/** Exact API responses. A test compares them with the real API. */
export const EXAMPLES = {
  units: {
    address: '/api/convert?value=5&from=ft&to=m',
    answer: {
      query: '5 ft to m',
      reading: '5 feet in meters',
      category: 'length',
      from: { value: '5', unit: 'ft', symbol: 'ft' },
      to: { unit: 'm', symbol: 'm' },
      result: { exact: '1.524', decimal: '1.524', isExact: true },
      text: '5 ft = 1.524 m',
      alternatives: [],
    },
  },
  phrase: {
    address: '/api/convert?q=5 ft 3 in to cm',
    answer: {
      query: '5 ft 3 in to cm',
      reading: '5 feet 3 inches in centimeters',
      category: 'length',
      from: { value: '5.25', unit: 'ft', symbol: 'ft' },
      to: { unit: 'cm', symbol: 'cm' },
      result: { exact: '160.02', decimal: '160.02', isExact: true },
      text: '5 ft 3 in = 160.02 cm',
      alternatives: [],
    },
  },
  list: {
    address: '/api/convert',
    body: { from: 'ft', to: 'm', values: ['5', 'five'] },
    answer: {
      category: 'length',
      from: { unit: 'ft', symbol: 'ft' },
      to: { unit: 'm', symbol: 'm' },
      results: [
        {
          value: '5',
          result: { exact: '1.524', decimal: '1.524', isExact: true },
          text: '5 ft = 1.524 m',
          alternatives: [],
        },
        {
          value: 'five',
          error: {
            statusCode: 422,
            error: 'Unprocessable Entity',
            code: 'NUMBER_INVALID',
            message: 'Enter a number such as 5, -2.5, or 1.2e6.',
          },
        },
      ],
    },
  },
} satisfies Record<string, Example>;
