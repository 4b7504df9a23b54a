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
  code: ApiErrorCode;
}

/** A fixed one-minute window starts at a visitor's first request. Each process counts separately. */
export class RateLimit {
  readonly #limiter: RateLimiterMemory;
  readonly #trustedProxies: TrustedProxies;
  readonly #code: ApiErrorCode;

  constructor({ perMinute, trustedProxies, code }: RateLimitOptions) {
    this.#limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
    this.#trustedProxies = trustedProxies;
    this.#code = code;
  }

  async consume(request: IncomingMessage, count = 1): Promise<void> {
    try {
      await this.#limiter.consume(addressKey(visitorAddress(request, this.#trustedProxies)), count);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new ApiException(this.#code, { headers: { 'retry-after': String(seconds) } });
    }
  }
}
