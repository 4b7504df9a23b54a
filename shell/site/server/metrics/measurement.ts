import { createApiClient, FALLBACK_GA_ID } from '@site/api-contract';

const INTERVAL_MS = 2000;
const MEASUREMENT_ID = /^G-[A-Z0-9]{4,20}$/;

/** What pages are told of the analytics service. */
export interface MeasurementState {
  gaId: string;
  /** Where its script may come from. Undefined while the built-in id is in force: then nothing is loaded or sent. */
  analyticsOrigin: string | undefined;
}

/** The measurement id in force: set on the shell, or on the API alone, which may answer later than the first page is asked for. */
export class Measurement {
  readonly #origin: string;
  readonly #isOwn: boolean;
  #id: string;

  constructor({ gaId, analyticsOrigin }: { gaId: string; analyticsOrigin: string }) {
    this.#origin = analyticsOrigin;
    this.#id = gaId;
    this.#isOwn = gaId !== FALLBACK_GA_ID;
  }

  get state(): MeasurementState {
    return { gaId: this.#id, analyticsOrigin: this.#id === FALLBACK_GA_ID ? undefined : this.#origin };
  }

  /** Keeps in step with the API's id where the shell has none of its own, and calls back when it is another. @returns a function that ends it */
  follow(apiUrl: string, onChange: () => void): () => void {
    if (this.#isOwn) return () => {};
    const api = createApiClient({ baseUrl: apiUrl, timeoutMs: INTERVAL_MS });
    const look = async () => {
      // An API that is away, or answers something else, changes nothing.
      const { gaId } = await api.gaId().catch(() => ({ gaId: this.#id }));
      if (gaId === this.#id || !MEASUREMENT_ID.test(gaId)) return;
      this.#id = gaId;
      onChange();
    };
    const timer = setInterval(() => void look(), INTERVAL_MS);
    void look();
    return () => clearInterval(timer);
  }
}
