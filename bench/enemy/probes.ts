import { takesInPlayBets } from '#rules/fixture-status.ts';
import { isSuspended } from '#rules/market-status.ts';
import { randomUUID } from 'node:crypto';
import type { Api, Bet, PlaceBet } from './api.ts';
import type { Purse } from './purse.ts';
import { isOpen, type SeenMarket, type Sight } from './sight.ts';

type Leg = PlaceBet['legs'][number];

export function legOf(sight: Sight, { market }: SeenMarket, index: number): Leg {
  const { id = '', odds = 0 } = market.selections[index] ?? {};
  const { line, offerScore } = market;
  return { selectionId: id, odds, line, offerScore, inPlay: takesInPlayBets(sight.status) };
}

/** Odds policies take turns in the probes; a single names its own. */
export function slipOf(stake: number, legs: Leg[], more: Partial<PlaceBet> = {}): PlaceBet {
  return { stake, legs, bonusFolders: null, oddsPolicy: 'higher', ...more };
}

export interface Probing {
  api: Api;
  purse: Purse;
  random(): number;
}

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];

function anyLeg(sight: Sight, random: () => number): Leg | null {
  const seen = pick([...sight.markets.values()].filter(isOpen), random);
  return seen ? legOf(sight, seen, Math.floor(random() * seen.market.selections.length)) : null;
}

/** Slips that have to be refused, by what is wrong with them. Null where the moment has no such slip. */
const FORBIDDEN: Readonly<
  Record<string, (sights: readonly Sight[], random: () => number) => Partial<PlaceBet> | null>
> = {
  'two picks of one fixture': ([sight], random) => {
    if (!sight) return null;
    const legs = [anyLeg(sight, random), anyLeg(sight, random)];
    const [one, two] = legs;
    return one && two && one.selectionId !== two.selectionId ? { legs: [one, two] } : null;
  },
  'one pick twice': ([sight], random) => {
    const leg = sight && anyLeg(sight, random);
    return leg ? { legs: [leg, leg] } : null;
  },
  'two picks of one fixture among others': (sights, random) => {
    const legs = [...sights.slice(0, 3), ...sights.slice(0, 1)].flatMap(
      (sight) => anyLeg(sight, random) ?? [],
    );
    return legs.length === 4 && legs[0]?.selectionId !== legs[3]?.selectionId ? { legs } : null;
  },
  'odds above the offer': ([sight], random) => {
    const leg = sight && anyLeg(sight, random);
    return leg ? { legs: [{ ...leg, odds: leg.odds + 40 }] } : null;
  },
  'another line': ([sight], random) => {
    const leg = sight && anyLeg(sight, random);
    return leg ? { legs: [{ ...leg, line: (leg.line ?? 0) + 100 }], oddsPolicy: 'any' } : null;
  },
  'another score': ([sight], random) => {
    const leg = sight && anyLeg(sight, random);
    return leg ? { legs: [{ ...leg, offerScore: { home: 9, away: 9 } }], oddsPolicy: 'any' } : null;
  },
  'a pick from before the start, in play': ([sight], random) => {
    const leg = sight && takesInPlayBets(sight.status) && anyLeg(sight, random);
    return leg ? { legs: [{ ...leg, inPlay: false }], oddsPolicy: 'any' } : null;
  },
  'a market that takes no bets': ([sight]) => {
    const seen = sight && [...sight.markets.values()].find((one) => isSuspended(one.market.status));
    return seen ? { legs: [legOf(sight, seen, 0)], oddsPolicy: 'any' } : null;
  },
  'a bonus for fewer legs': (sights, random) => {
    const legs = sights.slice(0, 2).flatMap((sight) => anyLeg(sight, random) ?? []);
    return legs.length === 2 ? { legs, bonusFolders: 3 } : null;
  },
  'a bonus with a leg at 1.30 or less': (sights, random) => {
    const low = sights.slice(0, 2).flatMap((sight) => anyLeg(sight, random) ?? []);
    const sure = sights
      .slice(2)
      .flatMap((sight) =>
        [...sight.markets.values()]
          .filter(isOpen)
          .flatMap((seen) =>
            seen.market.selections.flatMap(({ odds }, index) =>
              odds <= 130 ? [legOf(sight, seen, index)] : [],
            ),
          ),
      )[0];
    return low.length === 2 && sure ? { legs: [...low, sure], bonusFolders: 3 } : null;
  },
};

/** Tries what must not be taken, each once; a taken one is a fault of the house. Returns how many were tried. */
export async function tryForbidden(
  { api, purse, random }: Probing,
  userId: string,
  sights: readonly Sight[],
): Promise<number> {
  let tried = 0;
  for (const [name, make] of Object.entries(FORBIDDEN)) {
    const slip = make(sights, random);
    if (!slip) continue;
    tried += 1;
    const [stake, key] = [purse.minStake(userId), randomUUID()];
    const body = { ...slipOf(stake, []), ...slip };
    const { status } = await api.as(userId, 'POST', '/bet', { body, key });
    const again = await api.as(userId, 'POST', '/bet', {
      body: { ...body, stake: stake + 1 },
      key,
    });
    if (status === 201) purse.fault(`taken: ${name}`);
    if (again.status === 201) purse.fault('taken: another slip under a used key');
  }
  return tried;
}

/** One slip sent by two tabs at once, by another member under the same key, and after that again. */
export async function tryKeys(
  { api, purse }: Probing,
  users: readonly [string, string],
  body: PlaceBet,
): Promise<void> {
  const [mine, theirs] = users;
  const key = randomUUID();
  const before = await purse.money(mine);
  const send = (userId: string) => api.as<Bet>(userId, 'POST', '/bet', { body, key });
  const answers = await Promise.all([send(mine), send(mine), send(mine)]);
  const taken = answers.filter(({ status }) => status === 201);
  if (new Set(taken.map((one) => one.body.id)).size > 1) purse.fault('one key, two bets');
  if (taken.length > 0 && (await purse.money(mine)) < before - body.stake)
    purse.fault('one key, charged twice');
  const other = await api.as<Bet>(theirs, 'GET', `/bet/key/${key}`);
  if (other.status === 200) purse.fault("another member's bet is shown");
  const again = await send(mine);
  if (taken.length > 0 && again.body.id !== taken[0]?.body.id) purse.fault('one key, two answers');
}

/** Slips that together cost more than the member has, all at once. */
export async function tryOverdraft(
  { api, purse }: Probing,
  userId: string,
  leg: Leg,
): Promise<void> {
  const money = await purse.money(userId);
  const stake = Math.floor(money * 0.6);
  if (stake < purse.minStake(userId)) return;
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      api.as(userId, 'POST', '/bet', {
        body: slipOf(stake, [leg], { oddsPolicy: 'any' }),
        key: randomUUID(),
      }),
    ),
  );
  if (answers.filter(({ status }) => status === 201).length > 1)
    purse.fault('spent more than there was');
  if ((await purse.money(userId)) < 0) purse.fault('a balance below nothing');
}
