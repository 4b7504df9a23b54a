/**
 * All errors of the shell's server: code, status, and message. `{name}` is a placeholder. Below `/api/`, and for requests
 * that cannot be parsed, they are sent in the API's error format.
 */
export const SHELL_ERRORS = {
  // Rejected by Node's HTTP parser.
  HTTP_INVALID: { status: 400, sentence: 'The request could not be understood.' },
  HEAD_TOO_LONG: { status: 431, sentence: 'The head of the request is too long. At most 16 KiB are accepted.' },
  REQUEST_TOO_LARGE: { status: 413, sentence: 'The request is too large.' },
  REQUEST_TIMEOUT: { status: 408, sentence: 'The request did not arrive in time. Please try again.' },
  LENGTH_REPEATED: { status: 400, sentence: 'The request states its length more than once.' },
  LENGTH_AMBIGUOUS: { status: 400, sentence: 'The request states its length in two ways.' },
  NO_PROXY: { status: 405, sentence: 'This server is no proxy.' },

  // Ambiguous framing.
  HTTP_VERSION_UNSUPPORTED: { status: 505, sentence: 'This server speaks HTTP/1.1.' },
  TRANSFER_CODING_UNKNOWN: { status: 501, sentence: 'The only transfer coding that this server knows is chunked.' },
  CHUNKS_UNEXPECTED: { status: 400, sentence: 'A request in HTTP/1.0 cannot be sent in chunks.' },
  HOST_REPEATED: { status: 400, sentence: 'The request names more than one host.' },
  EXPECTATION_UNKNOWN: { status: 417, sentence: 'This server meets no expectation but 100-continue.' },
  BODY_UNEXPECTED: { status: 400, sentence: 'A {method} request has no body. Send it without one.' },

  // Invalid targets and methods.
  HOST_INVALID: { status: 400, sentence: 'The request names no valid host.' },
  TARGET_INVALID: { status: 400, sentence: 'The request names no address of this site.' },
  TARGET_AMBIGUOUS: {
    status: 400,
    sentence:
      'This address cannot be read in one way only. Write it without dot segments, doubled slashes and encoded slashes.',
  },
  URL_INVALID: { status: 400, sentence: 'This address cannot be read: it is not encoded as addresses are.' },
  URL_TOO_LONG: { status: 414, sentence: 'This address is too long.' },
  METHOD_NOT_ALLOWED: { status: 405, sentence: 'This address answers to {methods} only.' },

  // API proxy.
  BODY_TOO_LARGE: { status: 413, sentence: 'The request is too large. At most 32 KiB are accepted.' },
  MEDIA_TYPE_UNSUPPORTED: {
    status: 415,
    sentence: 'Send the request as application/json or application/x-www-form-urlencoded.',
  },
  BODY_UNREADABLE: { status: 400, sentence: 'The request could not be understood.' },
  API_UNREACHABLE: { status: 503, sentence: 'This service cannot be reached at the moment. Please try again later.' },
  API_TIMEOUT: { status: 504, sentence: 'This service is not responding right now. Please try again later.' },
  PROXY_FAILED: { status: 500, sentence: 'Something went wrong on our side. Please try again later.' },

  // Browser failure reports.
  REPORT_TOO_LONG: { status: 413, sentence: 'The report is too long. At most 2 KiB are accepted.' },
  REPORT_TYPE_UNSUPPORTED: {
    status: 415,
    sentence: 'The report is of a type that is not understood. Send it as JSON.',
  },
  REPORT_UNREADABLE: { status: 400, sentence: 'The report could not be understood. Send it as JSON.' },
  REPORT_FOREIGN: { status: 403, sentence: 'Reports are taken from pages of this site only.' },
  REPORT_INVALID: {
    status: 400,
    sentence: 'The report is not understood: it has to name a remote and hold a message.',
  },

  // Static files (@fastify/static).
  FILE_FORBIDDEN: { status: 403, sentence: 'This file is not for visitors.' },
  PRECONDITION_FAILED: { status: 412, sentence: 'The file is not the one that the request asks for.' },
  RANGE_UNSATISFIABLE: { status: 416, sentence: 'The file has no such range.' },

  // Release files.
  RELEASE_FILE_MISSING: { status: 404, sentence: 'This is no file of a release that the site keeps.' },

  COMPOSITION_MISSING: { status: 503, sentence: 'No composition is in force yet.' },
  FILE_UNAVAILABLE: { status: 503, sentence: 'This file cannot be made at the moment. Please try again later.' },
  REQUEST_INVALID: { status: 400, sentence: 'The request could not be understood.' },
  INTERNAL: { status: 500, sentence: 'Something went wrong on our side. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ShellErrorCode = keyof typeof SHELL_ERRORS;
