import type { ByCase, Unreachable } from './exceptions.ts';

/** Answers about rounds of casino providers that no call brings about. */
export const CASINO_UNREACHABLE: readonly Unreachable[] = [
  ...[
    { operation: 'getCasinoRound', answers: ['200'] },
    { operation: 'refundCasinoRound', answers: ['200', 'INVALID_STATE'] },
  ].map((one) => ({
    ...one,
    reason: 'rounds are played at a provider, which calls the site by a contract of its own',
  })),
  {
    operation: 'launchCasinoGame',
    answers: ['BLOCKED'],
    reason: 'who may not play is signed out, and does not come as far',
  },
];

/** Those that one case reaches. */
export const CASINO_BY_CASE: readonly ByCase[] = [
  { operation: 'launchCasinoGame', answers: ['201', 'NOT_FOUND'], reachedBy: 'casino/lobby' },
  { operation: 'getCasinoRound', answers: ['NOT_FOUND'], reachedBy: 'casino/lobby' },
  ...['getCasinoLobby', 'launchCasinoGame'].map((operation) => ({
    operation,
    answers: ['CASINO_RESTRICTED'],
    reachedBy: 'casino/restricted',
  })),
  {
    operation: 'launchCasinoGame',
    answers: [
      ...['REQUEST_REFUSED', 'OWN_SESSION_LIMIT', 'ON_BREAK', 'SELF_EXCLUDED'],
      'UNREAD_MESSAGE',
    ],
    reachedBy: 'casino/stopped',
  },
  { operation: 'launchCasinoGame', answers: ['GAME_UNAVAILABLE'], reachedBy: 'casino/desk' },
  {
    operation: 'setCasinoMaintenance',
    answers: ['204', 'NOT_FOUND', 'INVALID_STATE'],
    reachedBy: 'casino/desk',
  },
  { operation: 'refundCasinoRound', answers: ['NOT_FOUND'], reachedBy: 'casino/desk' },
];
