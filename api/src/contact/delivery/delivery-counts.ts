/** Delivery attempts by outcome since the process started. */
export class DeliveryCounts {
  delivered = 0;
  deferred = 0;
  failed = 0;
}
