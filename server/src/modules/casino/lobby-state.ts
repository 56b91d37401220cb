import type { components } from '#contract/types.gen.ts';

type CasinoState = components['schemas']['CasinoState'];

/** What staff has set: closed for new rounds, until an instant or, where that is null, until it is opened. */
export interface Maintenance {
  isClosed: boolean;
  until: number | null;
}

export interface ShownState {
  state: CasinoState;
  /** When the maintenance is to end; null of any other state, and where nobody said. */
  until: number | null;
}

export function isClosedAt({ isClosed, until }: Maintenance, now: number): boolean {
  return isClosed && (until === null || until > now);
}

export function stateOfProvider(
  provider: Maintenance & { isConnected: boolean },
  now: number,
): ShownState {
  if (isClosedAt(provider, now)) return { state: 'maintenance', until: provider.until };
  return { state: provider.isConnected ? 'open' : 'unconnected', until: null };
}

/** The state of a game of a provider; of two maintenances the later end counts. */
export function stateOfGame(
  game: Maintenance,
  provider: Maintenance & { isConnected: boolean },
  now: number,
): ShownState {
  const whole = stateOfProvider(provider, now);
  if (!isClosedAt(game, now)) return whole;
  if (whole.state !== 'maintenance') return { state: 'maintenance', until: game.until };
  const isOpenEnded = whole.until === null || game.until === null;
  return {
    state: 'maintenance',
    until: isOpenEnded ? null : Math.max(whole.until ?? 0, game.until ?? 0),
  };
}
