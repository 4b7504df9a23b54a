export interface DocumentListener {
  onText: (text: string) => void;
  onError: (error: unknown) => void;
}

/** Reports each new text and each new problem of a polled document once. */
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
    // Report the next text even if it is unchanged, so that the listener learns that the problem is over.
    this.#text = undefined;
    if (error.message === this.#problem) return;
    this.#problem = error.message;
    this.#listener.onError(error);
  }

  end(): void {
    this.#isEnded = true;
  }
}
