import type { Card } from '#rules/rounds/cards.ts';

export interface Hands {
  player: readonly Card[];
  banker: readonly Card[];
}

/** How many cards a round takes. */
export function cardCount({ player, banker }: Hands): number {
  return player.length + banker.length;
}

/** The hands after so many cards: player, banker, player, banker, then the third of the player and of the banker. */
export function dealt({ player, banker }: Hands, count: number): Hands {
  const order = [
    ...[0, 1].flatMap((at) => [
      { to: 'player', card: player[at] },
      { to: 'banker', card: banker[at] },
    ]),
    { to: 'player', card: player[2] },
    { to: 'banker', card: banker[2] },
  ].filter(({ card }) => card !== undefined);
  const given = order.slice(0, count);
  const of = (side: string): Card[] =>
    given.flatMap(({ to, card }) => (to === side && card ? [card] : []));
  return { player: of('player'), banker: of('banker') };
}
