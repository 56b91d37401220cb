import { takesInPlayBets } from '#rules/fixture-status.ts';
import { isSuspended } from '#rules/market-status.ts';
import { randomUUID } from 'node:crypto';
import type { Api, Bet, PlaceBet } from './api.ts';
import type { Accounts } from './accounts.ts';
import { isOpen, type SeenMarket, type WatchedFixture } from './watched-fixture.ts';

type Leg = PlaceBet['legs'][number];

export function legOf(fixture: WatchedFixture, { market }: SeenMarket, index: number): Leg {
  const { id = '', odds = 0 } = market.selections[index] ?? {};
  const { line, offerScore } = market;
  return { selectionId: id, odds, line, offerScore, inPlay: takesInPlayBets(fixture.status) };
}

/** Odds policies take turns in the probes; a single names its own. */
export function slipOf(stake: number, legs: Leg[], more: Partial<PlaceBet> = {}): PlaceBet {
  return { stake, legs, bonusFolders: null, oddsPolicy: 'higher', ...more };
}

export interface Probing {
  api: Api;
  accounts: Accounts;
  random(): number;
}

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];

function anyLeg(fixture: WatchedFixture, random: () => number): Leg | null {
  const seen = pick([...fixture.markets.values()].filter(isOpen), random);
  return seen ? legOf(fixture, seen, Math.floor(random() * seen.market.selections.length)) : null;
}

/** Slips that have to be refused, by what is wrong with them. Null where the moment has no such slip. */
const FORBIDDEN: Readonly<
  Record<
    string,
    (fixtures: readonly WatchedFixture[], random: () => number) => Partial<PlaceBet> | null
  >
> = {
  'two picks of one fixture': ([fixture], random) => {
    if (!fixture) return null;
    const legs = [anyLeg(fixture, random), anyLeg(fixture, random)];
    const [one, two] = legs;
    return one && two && one.selectionId !== two.selectionId ? { legs: [one, two] } : null;
  },
  'one pick twice': ([fixture], random) => {
    const leg = fixture && anyLeg(fixture, random);
    return leg ? { legs: [leg, leg] } : null;
  },
  'two picks of one fixture among others': (fixtures, random) => {
    const legs = [...fixtures.slice(0, 3), ...fixtures.slice(0, 1)].flatMap(
      (fixture) => anyLeg(fixture, random) ?? [],
    );
    return legs.length === 4 && legs[0]?.selectionId !== legs[3]?.selectionId ? { legs } : null;
  },
  'odds above the offer': ([fixture], random) => {
    const leg = fixture && anyLeg(fixture, random);
    return leg ? { legs: [{ ...leg, odds: leg.odds + 40 }] } : null;
  },
  'another line': ([fixture], random) => {
    const leg = fixture && anyLeg(fixture, random);
    return leg ? { legs: [{ ...leg, line: (leg.line ?? 0) + 100 }], oddsPolicy: 'any' } : null;
  },
  'another score': ([fixture], random) => {
    const leg = fixture && anyLeg(fixture, random);
    return leg ? { legs: [{ ...leg, offerScore: { home: 9, away: 9 } }], oddsPolicy: 'any' } : null;
  },
  'a pick from before the start, in play': ([fixture], random) => {
    const leg = fixture && takesInPlayBets(fixture.status) && anyLeg(fixture, random);
    return leg ? { legs: [{ ...leg, inPlay: false }], oddsPolicy: 'any' } : null;
  },
  'a market that takes no bets': ([fixture]) => {
    const seen =
      fixture && [...fixture.markets.values()].find((one) => isSuspended(one.market.status));
    return seen ? { legs: [legOf(fixture, seen, 0)], oddsPolicy: 'any' } : null;
  },
  'a bonus for fewer legs': (fixtures, random) => {
    const legs = fixtures.slice(0, 2).flatMap((fixture) => anyLeg(fixture, random) ?? []);
    return legs.length === 2 ? { legs, bonusFolders: 3 } : null;
  },
  'a bonus with a leg at 1.30 or less': (fixtures, random) => {
    const low = fixtures.slice(0, 2).flatMap((fixture) => anyLeg(fixture, random) ?? []);
    const sure = fixtures
      .slice(2)
      .flatMap((fixture) =>
        [...fixture.markets.values()]
          .filter(isOpen)
          .flatMap((seen) =>
            seen.market.selections.flatMap(({ odds }, index) =>
              odds <= 130 ? [legOf(fixture, seen, index)] : [],
            ),
          ),
      )[0];
    return low.length === 2 && sure ? { legs: [...low, sure], bonusFolders: 3 } : null;
  },
};

/** Tries what must not be taken, each once; a taken one is a fault of the house. Returns how many were tried. */
export async function tryForbidden(
  { api, accounts, random }: Probing,
  userId: string,
  fixtures: readonly WatchedFixture[],
): Promise<number> {
  let tried = 0;
  for (const [name, make] of Object.entries(FORBIDDEN)) {
    const slip = make(fixtures, random);
    if (!slip) continue;
    tried += 1;
    const [stake, key] = [accounts.minStake(userId), randomUUID()];
    const body = { ...slipOf(stake, []), ...slip };
    const { status } = await api.as(userId, 'POST', '/bet', { body, key });
    const again = await api.as(userId, 'POST', '/bet', {
      body: { ...body, stake: stake + 1 },
      key,
    });
    if (status === 201) accounts.fault(`taken: ${name}`);
    if (again.status === 201) accounts.fault('taken: another slip under a used key');
  }
  return tried;
}

/** One slip sent by two tabs at once, by another member under the same key, and after that again. */
export async function tryKeys(
  { api, accounts }: Probing,
  users: readonly [string, string],
  body: PlaceBet,
): Promise<void> {
  const [mine, theirs] = users;
  const key = randomUUID();
  const before = await accounts.money(mine);
  const send = (userId: string) => api.as<Bet>(userId, 'POST', '/bet', { body, key });
  const answers = await Promise.all([send(mine), send(mine), send(mine)]);
  const taken = answers.filter(({ status }) => status === 201);
  if (new Set(taken.map((one) => one.body.id)).size > 1) accounts.fault('one key, two bets');
  if (taken.length > 0 && (await accounts.money(mine)) < before - body.stake)
    accounts.fault('one key, charged twice');
  const other = await api.as<Bet>(theirs, 'GET', `/bet/key/${key}`);
  if (other.status === 200) accounts.fault("another member's bet is shown");
  const again = await send(mine);
  if (taken.length > 0 && again.body.id !== taken[0]?.body.id)
    accounts.fault('one key, two answers');
}

/** Slips that together cost more than the member has, all at once. */
export async function tryOverdraft(
  { api, accounts }: Probing,
  userId: string,
  leg: Leg,
): Promise<void> {
  const money = await accounts.money(userId);
  const stake = Math.floor(money * 0.6);
  if (stake < accounts.minStake(userId)) return;
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      api.as(userId, 'POST', '/bet', {
        body: slipOf(stake, [leg], { oddsPolicy: 'any' }),
        key: randomUUID(),
      }),
    ),
  );
  if (answers.filter(({ status }) => status === 201).length > 1)
    accounts.fault('spent more than there was');
  if ((await accounts.money(userId)) < 0) accounts.fault('a balance below nothing');
}
