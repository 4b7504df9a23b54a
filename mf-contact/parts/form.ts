import type { PlainForm } from '@site/shell-contract';

export const form: PlainForm = { page: '/contact', action: '/api/contact', done: '/contact?sent=1' };
