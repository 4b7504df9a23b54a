export interface LlmsLink {
  label: string;
  /** Path of a page or of the API. */
  to: string;
  note?: string;
}

export interface LlmsSection {
  title: string;
  links: readonly LlmsLink[];
}

/** Sections of `/llms.txt`. Since 2.9.0; older shells ignore it. */
export interface LlmsPart {
  llms: readonly LlmsSection[];
}
