/** Games of each provider, in menu order; the pairs that `/minigame/{provider}/{game}` knows. */
export const minigames = {
  token: ['roulette', 'highrow', 'highrow5', 'baccarat'],
  lotus: ['baccarat', 'oddeven', 'sicbo', 'dragontiger'],
  skypark: [
    'oddeven',
    'baccarat1',
    'baccarat2',
    'speed_baccarat1',
    'speed_baccarat2',
    'blackjack',
    'dragontiger',
    'dice',
  ],
  mgm: ['baccarat1', 'baccarat2', 'baccarat3', 'oddeven', 'gostop'],
  eos: ['powerball1', 'powerball2', 'powerball3', 'powerball4', 'powerball5'],
  ntry: ['powerball', 'powerladder'],
  bet365: ['soccer', 'basketball', 'horse', 'dog'],
  named: ['powerball3', 'powerball', 'powerladder3', 'powerladder5'],
  next: ['powerball', 'ladder', 'baccarat', 'onering'],
  evolution: ['powerball'],
  bepick: ['nnpowerball'],
} as const satisfies Record<string, readonly string[]>;

export type MinigameProvider = keyof typeof minigames;

export function isMinigame(provider: string, game: string): boolean {
  return (
    Object.hasOwn(minigames, provider) &&
    (minigames[provider as MinigameProvider] as readonly string[]).includes(game)
  );
}
