/** The type of the messages to the framing page. */
export const HEIGHT_MESSAGE = 'unit-converter-height';
