export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  readonly code = 'COMMAND_FAILED';
}
