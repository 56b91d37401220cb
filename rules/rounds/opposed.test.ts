import { describe, expect, it, test } from 'vitest';
import vectors from '../vectors/opposed.json' with { type: 'json' };
import { outcomesOfRound } from './happenings.ts';
import { type DrawFamily, ROUND_GAMES } from './games.ts';
import { opposedRoundPicks } from './opposed.ts';
import type { Outcome } from './outcome.ts';
import { gameById } from './round.ts';
import { eachResult } from './test/all-results.ts';
import type { VirtualCard } from './virtual.ts';

const base = { rank: 7, suit: 0 };

function gameOf(id: number) {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

describe('what a round can come to', () => {
  /** Hands of these are checked by what is below: there are millions of them. */
  const dealt: DrawFamily[] = ['baccarat', 'blackjack'];
  const games = [...new Map(ROUND_GAMES.map((game) => [game.table, game])).values()];
  const kindOf = ({ won, void: refunded }: Outcome) => JSON.stringify([won, refunded]);
  const kinds = (outcomes: readonly Outcome[]) => [...new Set(outcomes.map(kindOf))].toSorted();

  it.each(games.filter(({ family }) => !dealt.includes(family)))(
    'is all that can be drawn in $table',
    (game) => {
      const drawn: Outcome[] = [];
      eachResult(game, (outcome) => drawn.push(outcome), base);
      expect(kinds(outcomesOfRound(game, { base }))).toEqual(kinds(drawn));
    },
  );

  it('is every winner of baccarat with every pair, and seven kinds of blackjack', () => {
    const kindsOf = (id: number) => kinds(outcomesOfRound(gameOf(id), {}));
    expect(kindsOf(101)).toHaveLength(12);
    expect(kindsOf(406)).toHaveLength(7);
  });
});

interface Vector {
  title: string;
  game: number;
  card?: VirtualCard;
  picks: string[];
  opposed: boolean[];
}

describe('bets on one round that together win whatever is drawn', () => {
  test.each(vectors.rounds as Vector[])('$title', ({ game, card, picks, opposed }) => {
    const taken = picks.map((pick) => {
      const [market = '', selection = ''] = pick.split('/');
      return { market, selection };
    });
    const facts = { card, base };
    expect(opposedRoundPicks(taken, { game: gameOf(game), facts })).toEqual(opposed);
  });
});
