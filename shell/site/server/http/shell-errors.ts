/**
 * All errors of the shell's server. `{name}` is a placeholder. Below `/api/`, and for requests that cannot be parsed,
 * they have the API's error format.
 */
export const SHELL_ERRORS = {
  // Rejected by Node's HTTP parser.
  HTTP_INVALID: { status: 400, sentence: 'The server could not read the request.' },
  HEAD_TOO_LONG: { status: 431, sentence: 'The request headers are too large. The limit is 16 KiB.' },
  REQUEST_TOO_LARGE: { status: 413, sentence: 'The request is too large.' },
  REQUEST_TIMEOUT: { status: 408, sentence: 'The request did not arrive in time. Please try again.' },
  LENGTH_REPEATED: { status: 400, sentence: 'The request has more than one Content-Length header.' },
  LENGTH_AMBIGUOUS: { status: 400, sentence: 'The request has both Content-Length and Transfer-Encoding.' },
  NO_PROXY: { status: 405, sentence: 'This server is not a proxy.' },

  // Ambiguous framing.
  HTTP_VERSION_UNSUPPORTED: { status: 505, sentence: 'This server supports only HTTP/1.0 and HTTP/1.1.' },
  TRANSFER_CODING_UNKNOWN: { status: 501, sentence: 'The only transfer coding that this server supports is chunked.' },
  CHUNKS_UNEXPECTED: { status: 400, sentence: 'An HTTP/1.0 request cannot use chunked transfer coding.' },
  HOST_REPEATED: { status: 400, sentence: 'The request has more than one Host header.' },
  EXPECTATION_UNKNOWN: { status: 417, sentence: 'The only expectation that this server supports is 100-continue.' },
  BODY_UNEXPECTED: { status: 400, sentence: 'Send {method} requests without a body.' },

  // Invalid targets and methods.
  HOST_INVALID: { status: 400, sentence: 'The Host header is missing or not valid.' },
  TARGET_INVALID: { status: 400, sentence: 'The request target is not an address on this site.' },
  TARGET_AMBIGUOUS: {
    status: 400,
    sentence: 'This address is ambiguous. Write it without dot segments, double slashes, or encoded slashes.',
  },
  URL_INVALID: { status: 400, sentence: 'This address has invalid percent-encoding.' },
  URL_TOO_LONG: { status: 414, sentence: 'This address is too long.' },
  METHOD_NOT_ALLOWED: { status: 405, sentence: 'This address only accepts {methods}.' },

  // API proxy.
  BODY_TOO_LARGE: { status: 413, sentence: 'The request is too large. The limit is 32 KiB.' },
  MEDIA_TYPE_UNSUPPORTED: {
    status: 415,
    sentence: 'Send the request as application/json or application/x-www-form-urlencoded.',
  },
  BODY_UNREADABLE: { status: 400, sentence: 'The server could not read the request.' },
  API_UNREACHABLE: { status: 503, sentence: 'This service is unavailable right now. Please try again later.' },
  API_TIMEOUT: { status: 504, sentence: 'This service is not responding right now. Please try again later.' },
  PROXY_FAILED: { status: 500, sentence: 'Something went wrong on our side. Please try again later.' },

  // Browser failure reports.
  REPORT_TOO_LONG: { status: 413, sentence: 'The report is too long. The limit is 2 KiB.' },
  REPORT_TYPE_UNSUPPORTED: {
    status: 415,
    sentence: 'The media type of the report is not supported. Send JSON.',
  },
  REPORT_UNREADABLE: { status: 400, sentence: 'The report is not valid JSON.' },
  REPORT_FOREIGN: { status: 403, sentence: 'Only pages of this site can send reports.' },
  REPORT_INVALID: {
    status: 400,
    sentence: 'A report needs the name of a remote and a message.',
  },

  // Static files (@fastify/static).
  FILE_FORBIDDEN: { status: 403, sentence: 'This file is not public.' },
  PRECONDITION_FAILED: { status: 412, sentence: 'The file has changed, so it does not match the request.' },
  RANGE_UNSATISFIABLE: { status: 416, sentence: 'The requested range is outside the file.' },

  // Release files.
  RELEASE_FILE_MISSING: { status: 404, sentence: 'No release of this site has this file.' },

  COMPOSITION_MISSING: { status: 503, sentence: 'The site is not ready yet. Please try again in a moment.' },
  FILE_UNAVAILABLE: { status: 503, sentence: 'This file is unavailable right now. Please try again later.' },
  REQUEST_INVALID: { status: 400, sentence: 'The server could not read the request.' },
  INTERNAL: { status: 500, sentence: 'Something went wrong on our side. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ShellErrorCode = keyof typeof SHELL_ERRORS;
