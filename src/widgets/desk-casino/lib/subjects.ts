import type { Dto } from '#contract/types.gen.ts';

/** A provider of live casino and slots, with its games. */
export type CasinoProvider = Readonly<Dto<'DeskCasinoProvider'>>;
type Money = CasinoProvider['today'];

/** A provider or one of its games: what staff closes for maintenance and opens again. */
export interface CasinoSubject {
  kind: 'provider' | 'game';
  id: string;
  name: string;
  providerName: string;
  /** What a game counts as; null of a provider. */
  gameKind: 'casino' | 'slot' | null;
  state: CasinoProvider['state'];
  /** The game is open itself, and its provider is closed. */
  isClosedAbove: boolean;
  /** Epoch milliseconds. */
  until: number | null;
  /** Of a provider: rounds that it has not ended, those that are open for 24 hours or more, and its money of today. */
  totals: { open: number; stuck: number; today: Money } | null;
}

/** What tells providers and games apart. */
export const subjectKey = ({ kind, id }: CasinoSubject) => `${kind}/${id}`;

function gameState(
  provider: CasinoProvider,
  isClosed: boolean,
): Pick<CasinoSubject, 'state' | 'isClosedAbove'> {
  if (provider.state === 'unconnected') return { state: 'unconnected', isClosedAbove: false };
  if (isClosed) return { state: 'maintenance', isClosedAbove: false };
  return { state: provider.state, isClosedAbove: provider.state !== 'open' };
}

/** Lists each provider with its games after it. */
export function toSubjects(providers: readonly CasinoProvider[]): CasinoSubject[] {
  return providers.flatMap((provider): CasinoSubject[] => [
    {
      kind: 'provider',
      id: provider.id,
      name: provider.name,
      providerName: provider.name,
      gameKind: null,
      state: provider.state,
      isClosedAbove: false,
      until: provider.until,
      totals: { open: provider.openRounds, stuck: provider.stuckRounds, today: provider.today },
    },
    ...provider.games.map(
      (game): CasinoSubject => ({
        kind: 'game',
        id: game.id,
        name: game.name,
        providerName: provider.name,
        gameKind: game.kind,
        until: game.until,
        totals: null,
        ...gameState(provider, game.isClosed),
      }),
    ),
  ]);
}
