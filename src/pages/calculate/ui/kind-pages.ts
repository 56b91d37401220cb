/** The pages of the kinds, in the order of their tabs. */
export const kindPages = [
  { kind: 'sports', to: '/calculateSports' },
  { kind: 'casino', to: '/calculateCasino' },
  { kind: 'event', to: '/calculateEvent' },
  { kind: 'tether', to: '/calculateTether' },
] as const;
