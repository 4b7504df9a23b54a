/** Why a preview cannot start. For the log and the health report. */
export class PreviewError extends Error {
  override name = 'PreviewError';
  readonly code: 'NO_COMPOSITION' | 'COMPOSITION_UNKNOWN' | 'ORIGIN_UNTRUSTED';

  constructor(code: PreviewError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
