export class DeliveryCounts {
  delivered = 0;
  deferred = 0;
  failed = 0;
}
