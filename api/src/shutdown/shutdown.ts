/** Whether the process has been told to stop. Readiness says so at once; responses ask their clients to let go of the connection. */
export class Shutdown {
  #isStopping = false;

  get isStopping(): boolean {
    return this.#isStopping;
  }

  begin(): void {
    this.#isStopping = true;
  }
}
