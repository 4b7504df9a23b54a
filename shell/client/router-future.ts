/** As React Router 7 does without being asked: a navigation is a transition, and interrupts nobody who types. */
export const ROUTER_FUTURE = { v7_startTransition: true, v7_relativeSplatPath: true };
