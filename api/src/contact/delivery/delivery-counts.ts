/** What became of the tries to send messages on, since the process started. For the metrics. */
export class DeliveryCounts {
  delivered = 0;
  deferred = 0;
  failed = 0;
}
