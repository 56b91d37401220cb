import { entryOf } from '#rules/ledger.ts';

/** Statements that break what is true of the rounds of providers, one way each. */

const MEMBER = 'mem_demo_member02';

const SITE = `
  insert into casino_provider (id, name, lobbies, is_connected, rank) values ('hanpan', '한판', '{slot}', true, 1)
    on conflict do nothing;
  insert into casino_game (id, provider_id, kind, category, name, min_stake, max_stake, motif, glaze, added_at, rank)
    values ('seed-slot', 'hanpan', 'slot', 'slot', '슬롯', 1000, 100000, 'crane', 'celadon', 0, 1);
  insert into casino_session (id, provider_id, game_id, member_id, login_session_id, currency, token_hash, created_at, opened_at)
    values ('cas_seed', 'hanpan', 'seed-slot', '${MEMBER}', 'ses_seed', 'KRW', 'hash', 0, 60000);`;

function post(txId: string, code: number, amount: number, house = 'hanpan'): string {
  const [id, key, kind] = [`txn_${txId}`, `casino:hanpan:${txId}`, entryOf(code)?.kind];
  const lines = [
    { owner: MEMBER, kind: 'money', currency: 'KRW', amount },
    { owner: null, kind: `house:casino:${house}`, currency: 'KRW', amount: -amount },
  ];
  return `select ledger_post('${JSON.stringify({ id, key, code, kind, actor: 'system', at: 0, lines })}'::jsonb);`;
}

interface Call {
  txId: string;
  kind: 'bet' | 'win' | 'refund';
  amount?: number;
  isRefused?: boolean;
  betId?: string | null;
  refTxId?: string;
}

function call({ txId, kind, amount = 0, isRefused = false, refTxId, ...one }: Call): string {
  const betId = one.betId === null ? 'null' : "'bet_seed'";
  const [status, answer] = isRefused ? [409, '{"code": "LIMIT"}'] : [200, '{"balance": 0}'];
  return `
    insert into casino_tx (provider_id, tx_id, kind, session_id, round_id, ref_tx_id, amount, body_hash, status, answer, bet_id, at)
    values ('hanpan', '${txId}', '${kind}', 'cas_seed', 'r1', ${refTxId ? `'${refTxId}'` : 'null'}, ${amount}, '', ${status},
      '${answer}', ${betId}, 0);`;
}

/** An open bet on slots, and the round that it is. */
const bet = (stake: number, game = 'slot/seed-slot') => `
  insert into bet (id, member_id, key, type, mode, status, placed_at, stake, currency, total_odds, potential_payout, combo_key,
    odds_policy, game)
  values ('bet_seed', '${MEMBER}', 'bet_seed', 5, null, 'accepted', 0, ${stake}, 'KRW', 100, ${stake}, 'bet_seed',
    'any', '${game}');
  insert into bet_leg (bet_id, idx, subject_kind, subject_id, event_id, subject, odds)
  values ('bet_seed', 0, 'slot_round', 'bet_seed', 'bet_seed', '{"gameId": "seed-slot", "providerId": "hanpan", "number": 1}', 100);`;
const round = (staked: number, state = 'open') => `
  insert into casino_round (bet_id, provider_id, round_id, game_id, member_id, session_id, number, staked, won, currency, state,
    opened_at, closed_at)
  values ('bet_seed', 'hanpan', 'r1', 'seed-slot', '${MEMBER}', 'cas_seed', 1, ${staked}, 0, 'KRW', '${state}', 0,
    ${state === 'open' ? 'null' : '0'});`;

const STAKE = 2_000;
const taken = (house?: string) =>
  post('b1', 9_100, -STAKE, house) + call({ txId: 'b1', kind: 'bet', amount: STAKE });
const free = SITE + bet(0) + round(0) + call({ txId: 'b0', kind: 'bet' });
const refused = (txId: string, code: number, amount: number) =>
  post(txId, code, amount) + call({ txId, kind: 'bet', isRefused: true, betId: null });
const key = (id: string) => `insert into casino_key values ('hanpan', '${id}', '', 0, null);`;

/** By rule of the casino what breaks it. */
export const CASINO_FAULTS: Record<string, string[]> = {
  'what is staked and won of a round is what its calls came to': [
    `${SITE}${bet(0)}${round(0, 'refunded')}${call({ txId: 'b0', kind: 'bet' })}
     update bet set status = 'cancelled', label = -1, payout = 0 where id = 'bet_seed';
     update bet_leg set result = -1 where bet_id = 'bet_seed';`,
    SITE + bet(0) + round(0),
  ],
  'a round is the bet of its member, in the state that it is in': [
    SITE + bet(STAKE, 'casino/seed-slot') + round(STAKE) + taken(),
    SITE + bet(0),
    `${free} update casino_round set state = 'closed', closed_at = 0;`,
    `${free} update casino_round set member_id = 'mem_demo_member01';`,
  ],
  'the ledger has every call that moved money, once and with its amount': [
    SITE + refused('b2', 9_100, -1_000) + refused('b3', 9_300, 1_000),
    SITE + post('b2', 9_100, -1_000) + post('b3', 9_300, 1_000),
  ],
  'a provider has booked with the house what its rounds came to, and nobody else has': [
    `insert into account (owner, kind, currency, allow_negative) values (null, 'house:casino:evo', 'KRW', true);
     ${SITE}${bet(STAKE)}${round(STAKE)}${taken('evo')}`,
  ],
  'a refused call names no round, and one that was done does': [
    free + call({ txId: 'w1', kind: 'win', isRefused: true }),
    SITE + call({ txId: 'w1', kind: 'win', betId: null }),
  ],
  'a bet was given back once at the most': [
    `${free}${['x1', 'x2'].map((txId) => call({ txId, kind: 'refund', refTxId: 'b0' })).join('')}`,
  ],
  'a session was opened within a minute of its launch': [
    `${SITE} update casino_session set opened_at = 60001;`,
  ],
  'a provider has two keys at the most': [SITE + key('a') + key('b') + key('c')],
};
