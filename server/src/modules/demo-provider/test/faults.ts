/** Statements that break what is true of the demonstration provider's books, one way each. */

const seed = (
  usedAt: number | null,
  commitment = `encode(sha256(decode(repeat('00', 32), 'hex')), 'hex')`,
) => `
  insert into demo_seed (player_id, game_id, server_seed, commitment, client_seed, nonce, created_at, used_at)
  values ('p-seed', 'hanpan-crane', decode(repeat('00', 32), 'hex'), ${commitment}, 'a', 0, 0, ${usedAt});`;

const round = (state: string, stake = 2_000) => `
  insert into demo_play (id, session_id, player_id, game_id, currency, created_at)
  values ('play', 'cas_seed', 'p-seed', 'hanpan-crane', 'KRW', 0);
  insert into demo_round (id, play_id, player_id, game_id, request_id, seed_id, number, bets, stake, currency, result, won,
    state, created_at, retry_at)
  select 'r_seed', 'play', 'p-seed', 'hanpan-crane', 'x', id, 1, '[{"kind": "lines", "amount": 2000}]', ${stake}, 'KRW',
    '{"game": "crane", "stops": [0, 0, 0, 0, 0]}', 0, '${state}', 0, 0 from demo_seed where player_id = 'p-seed';`;

/** By rule what breaks it. */
export const DEMO_PROVIDER_FAULTS: Record<string, string[]> = {
  'the commitment of a seed of a game is its hash': [seed(null, `repeat('a', 64)`)],
  'a seed of a game is used up by its round alone': [seed(1), seed(null) + round('betting')],
  'the stake of a round of the provider is the sum of its bets': [
    seed(1) + round('betting', 1_000),
  ],
  'a round of the provider was booked in the wallet as it ended': [seed(1) + round('done')],
};
