const MEMBER = 'mem_demo_member02';
const SEED_ROUND = `
  insert into round_day values ('20240511', decode(repeat('00', 32), 'hex'), encode(sha256(decode(repeat('00', 32), 'hex')), 'hex'), 0)
    on conflict do nothing;
  insert into round (id, game_id, day_key, number, opens_at, closes_at, draws_at, settles_at, offer, facts)
  values ('213-20240511-00001', 213, '20240511', 1, 0, 10, 20, 20, '{"p-oe": {"odd": [195, 500000, 0]}}', '{}');`;

/** A bet on the round, with what is wrong about it. */
function bet(
  number: number,
  { at = 5, odds = 195, version = 0, round = '213-20240511-00001' } = {},
) {
  const id = `bet_seed${number}`;
  const lines = [
    { owner: MEMBER, kind: 'money', currency: 'KRW', amount: -10_000 },
    { owner: null, kind: 'house:betting', currency: 'KRW', amount: 10_000 },
  ];
  const entry = { code: 4100, kind: 'bet.stake', actor: 'system', at: 0, lines };
  const key = `bet:${id}:stake`;
  return `
  select idempotency_save('${MEMBER}', 'bet', '${id}', 'hash', 201, '{"id": "${id}"}', 0);
  select ledger_post('${JSON.stringify({ ...entry, id: `txn_${id}`, key })}'::jsonb);
  insert into bet (id, member_id, key, type, mode, status, placed_at, stake, currency, total_odds, bonus_factor, potential_payout,
    combo_key, odds_policy, game)
  values ('${id}', '${MEMBER}', '${id}', 3, 'mini', 'accepted', ${at}, 10000, 'KRW', ${odds}, 100, 19500, 'x', 'none', 'eos/powerball3');
  insert into bet_leg (bet_id, idx, subject_kind, subject_id, event_id, subject, odds, result_version)
  values ('${id}', 0, 'round_selection', 'x', '${round}', '{"market": "p-oe", "selection": "odd"}', ${odds}, ${version});`;
}

/** By rule what breaks it. */
export const ROUND_FAULTS: Record<string, string[]> = {
  'the round of every leg is stored': [bet(1, { round: '213-20240511-00009' })],
  'a bet on a round was placed while it took bets': [SEED_ROUND + bet(1, { at: 10 })],
  'a bet on a round has the odds that were offered': [SEED_ROUND + bet(1, { odds: 999 })],
  'a member has five bets on a round at most': [
    SEED_ROUND + [1, 2, 3, 4, 5, 6].map((number) => bet(number)).join(''),
  ],
  'no bet waits for a round that was settled': [
    `${SEED_ROUND}${bet(1)} update round set state = 'voided', version = 1;`,
  ],
  'no leg was decided by a result that its round never had': [SEED_ROUND + bet(1, { version: 1 })],
  'the commitment of a day is the hash of its secret': [
    `insert into round_day values ('20240101', decode(repeat('00', 32), 'hex'), repeat('a', 64), 0);`,
  ],
};
