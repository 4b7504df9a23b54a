/** The contact form's fields, the least number of characters of each, and what is said when one is wrong. */
export const CONTACT_LIMITS = { name: 2, subject: 5, message: 10 } as const;

export const CONTACT_SENTENCES = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  subject: 'Subject must be at least 5 characters',
  message: 'Message must be at least 10 characters',
} as const;

export type ContactField = keyof typeof CONTACT_SENTENCES;

/** The most characters of each field. Beyond them the API refuses a message; an e-mail address ends at 254 by its own rules. */
export const CONTACT_MAXIMUMS = { name: 100, email: 254, subject: 200, message: 10_000 } as const;
