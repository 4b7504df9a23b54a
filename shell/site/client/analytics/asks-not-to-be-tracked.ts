interface PrivacySignals {
  /** Global Privacy Control. */
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** True where the browser sends one of the two signals. */
export function asksNotToBeTracked({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
