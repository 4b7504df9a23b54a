/** A measurement category, such as length. `slug` is its place in addresses, `icon` the name of an icon in the shell's set. */
export interface Category {
  name: string;
  slug: string;
  description: string;
  popular: boolean;
  icon: string;
}

/** A unit as the site names it. `name` is the plural in title case ("Feet"), `fullName` adds the symbol ("Feet (ft)"). */
export interface Unit {
  id: string;
  name: string;
  symbol: string;
  fullName: string;
  category: string;
}

/** One ordered pair of units of one category. `fromUnit` and `toUnit` are unit ids. */
export interface Conversion {
  id: string;
  category: string;
  /** Canonical, of the form `{from}-to-{to}`. */
  slug: string;
  fromUnit: string;
  toUnit: string;
  /** The published figure ("0.3048"), or `special`, `add273.15`, `sub273.15` where a factor alone does not convert. */
  conversionFactor: string;
  /** A sentence in symbols, such as `feet × 0.3048 = meters`. */
  formula: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

export interface Faq {
  question: string;
  answer: string;
}

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** A fixed placeholder: verification is disabled. */
  recaptchaToken: string;
}

export interface ContactReceipt {
  id: string;
}

export interface GaId {
  gaId: string;
}

/** Every error answer of the API. `message` is a sentence for a person; `errors` is there for a failed validation only. */
export interface ApiErrorBody {
  statusCode: number;
  error: string;
  message: string;
  errors?: Record<string, string[]>;
}
