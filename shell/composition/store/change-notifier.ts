/** Called with what a document says now, and with what keeps it from being read. */
export interface DocumentListener {
  onText: (text: string) => void;
  onError: (error: unknown) => void;
}

/** Tells a listener what is news of a document that is looked at again and again: each text and each problem once. */
export class ChangeNotifier {
  readonly #listener: DocumentListener;
  #text: string | undefined;
  #problem: string | undefined;
  #isEnded = false;

  constructor(listener: DocumentListener) {
    this.#listener = listener;
  }

  publish(text: string): void {
    if (this.#isEnded) return;
    this.#problem = undefined;
    if (text === this.#text) return;
    this.#text = text;
    this.#listener.onText(text);
  }

  error(error: Error): void {
    if (this.#isEnded) return;
    // What comes back is told again, be it the same: whoever heard of the problem learns that it is over.
    this.#text = undefined;
    if (error.message === this.#problem) return;
    this.#problem = error.message;
    this.#listener.onError(error);
  }

  /** Nothing is told after it. */
  end(): void {
    this.#isEnded = true;
  }
}
