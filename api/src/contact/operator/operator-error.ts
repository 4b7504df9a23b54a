/** A command could not do what it was asked. The message is for the person who asked. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  readonly code = 'COMMAND_FAILED';
}
