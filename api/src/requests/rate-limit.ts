import type { ApiErrorCode } from '@site/api-contract';
import { visitorAddress } from '@site/http-server/visitor-address';
import type { TrustedProxies } from '@site/http-server/visitor-address';
import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiException } from '../errors/api-exception.ts';
import { addressKey } from './address-key.ts';

interface RateLimitOptions {
  perMinute: number;
  trustedProxies: TrustedProxies;
  /** The error of a refused request. */
  code: ApiErrorCode;
}

/** Limits the requests of each visitor in a fixed window of one minute, which begins with the first of them. Each process counts its own. */
export class RateLimit {
  readonly #limiter: RateLimiterMemory;
  readonly #trustedProxies: TrustedProxies;
  readonly #code: ApiErrorCode;

  constructor({ perMinute, trustedProxies, code }: RateLimitOptions) {
    this.#limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
    this.#trustedProxies = trustedProxies;
    this.#code = code;
  }

  /** Counts a request. Throws the 429 of one above the limit. */
  async consume(request: IncomingMessage): Promise<void> {
    try {
      await this.#limiter.consume(addressKey(visitorAddress(request, this.#trustedProxies)));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new ApiException(this.#code, { headers: { 'retry-after': String(seconds) } });
    }
  }
}
