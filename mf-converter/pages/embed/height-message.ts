export const HEIGHT_MESSAGE = 'unit-converter-height';
