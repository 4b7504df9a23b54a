import type { Notice } from '@site/shell-contract';

export const SENT = {
  title: 'Message Sent',
  description: 'Thank you for your message. We will get back to you soon.',
} as const satisfies Notice;

export function notSent(description: string): Notice {
  return { title: 'Error', description, variant: 'destructive' };
}
