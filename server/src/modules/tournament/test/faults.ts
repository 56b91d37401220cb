/** Statements that break what is true of tournaments, one way each. */

const MEMBER = 'mem_demo_member02';

/** A tournament with a prize for the first two ranks, and one player with a score that no bet made. */
function tournament({
  players = 1,
  currency = 'KRW',
  paidAt = 'null',
  paid = 0,
  score = 0,
  points = 'null',
} = {}): string {
  return `
    insert into tournament (kind, title, currency, starts_at, ends_at, min_odds, odds_cap, min_stake, max_bets, prizes, players, paid_at, paid)
    values ('sports', 'seed', '${currency}', 1, 2, 150, 1000, 5000, 30, '[{"from": 1, "to": 2, "points": 500}]', ${players}, ${paidAt}, ${paid});
    insert into tournament_player (tournament_id, member_id, joined_at, score, points)
    select max(id), '${MEMBER}', 1, ${score}, ${points} from tournament;`;
}

/** Under the key of the tournament that was stored last, or of one that there is not. */
function booked(amount: number, id = '(select max(id) from tournament)'): string {
  const lines = [
    { owner: null, kind: 'house:bonus', currency: 'POINT', amount: -amount },
    { owner: MEMBER, kind: 'points', currency: 'POINT', amount },
  ];
  const entry = { code: 7400, kind: 'event', actor: 'system', at: 0, id: 'txn_1', lines };
  return `select ledger_post('${JSON.stringify(entry)}'::jsonb || jsonb_build_object('key', 'tournament:' || ${id} || ':${MEMBER}'));`;
}

/** By rule of tournaments what breaks it. */
export const TOURNAMENT_FAULTS: Record<string, string[]> = {
  'a tournament counts its players, who have a wallet of its currency': [
    tournament({ players: 2 }),
    tournament({ currency: 'USD' }),
  ],
  'a score is what the bets of its player come to': [tournament({ score: 200 })],
  'a prize is booked once it is paid, by its points, and no other is': [
    tournament({ paidAt: '9', paid: 500, score: 200, points: '500' }),
    tournament({ paidAt: '9', paid: 500, score: 200, points: '500' }) + booked(499),
    tournament() + booked(500),
    booked(500, '0'),
  ],
  'a tournament has paid what its players got, after its end alone': [
    tournament({ paidAt: '9', paid: 499, score: 200, points: '500' }) + booked(500),
    tournament({ paidAt: '1' }),
  ],
  'a prize is that of a rank': [
    tournament({ paidAt: '9', paid: 501, score: 200, points: '501' }) + booked(501),
    tournament({ paidAt: '9', paid: 500, points: '500' }) + booked(500),
    tournament({ paidAt: '9', score: 200 }),
  ],
};
