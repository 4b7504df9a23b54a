import type { ApiErrorCode } from '@site/api-contract';
import { visitorAddress } from '@site/http-server/visitor-address';
import type { TrustedProxies } from '@site/http-server/visitor-address';
import { WindowLimit } from '@site/http-server/window-limit';
import type { IncomingMessage } from 'node:http';
import { ApiException } from '../errors/api-exception.ts';

interface RateLimitOptions {
  perMinute: number;
  trustedProxies: TrustedProxies;
  code: ApiErrorCode;
}

export class RateLimit {
  readonly #limit: WindowLimit;
  readonly #trustedProxies: TrustedProxies;
  readonly #code: ApiErrorCode;

  constructor({ perMinute, trustedProxies, code }: RateLimitOptions) {
    this.#limit = new WindowLimit({ ofOne: perMinute });
    this.#trustedProxies = trustedProxies;
    this.#code = code;
  }

  consume(request: IncomingMessage, count = 1): void {
    if (this.#limit.take(visitorAddress(request, this.#trustedProxies), count)) return;
    throw new ApiException(this.#code, { headers: { 'retry-after': String(this.#limit.secondsLeft) } });
  }
}
