import type { Session } from '../../site/site.ts';
import { type CaseContext, notTried, type Schemas } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { readBoards } from '../offers.ts';
import { newcomer, sessionOf } from '../people.ts';

/** Names are for people, and a server may leave them out. */
type Favourite = Pick<Schemas['Favourite'], 'kind' | 'id'>;

async function candidates(t: CaseContext): Promise<Favourite[]> {
  const boards = [...(await readBoards(t, 'cross')), ...(await readBoards(t, 'live'))];
  const fixtures = boards.flatMap((board) => board.fixtures);
  const ids = (kind: Favourite['kind'], all: readonly string[]) =>
    [...new Set(all)].map((id) => ({ kind, id }));
  return [
    ...ids(
      'league',
      boards.flatMap(({ leagues }) => leagues.map(({ id }) => id)),
    ),
    ...ids(
      'fixture',
      fixtures.map(({ id }) => id),
    ),
    ...ids(
      'team',
      fixtures.flatMap(({ homeId, awayId }) => [homeId, awayId]),
    ),
  ];
}

const byKind = (one: Favourite, two: Favourite) => one.kind.localeCompare(two.kind);
const bare = ({ kind, id }: Favourite): Favourite => ({ kind, id });
const pathOf = ({ kind, id }: Favourite) => ({ kind, favouriteId: id });
const add = (t: CaseContext, as: Session, one: Favourite) =>
  t.call('addFavourite', { as, path: pathOf(one) });

export const favouriteCases: readonly Case[] = [
  defineCase({
    id: 'favourite/list',
    what: 'favourites are added once, listed in the order they came, and removed',
    needs: ['admin'],
    async run(t) {
      const { session: as } = await newcomer(t);
      const all = await candidates(t);
      const chosen = (['team', 'fixture', 'league'] as const).flatMap(
        (kind) => all.find((one) => one.kind === kind) ?? [],
      );
      for (const one of [...chosen, ...chosen]) t.check(await add(t, as, one), 204);
      const listed = await t.call('getFavourites', { as });
      t.check(listed, 200);
      // Those of one instant, which is all of them while a manual clock does not move, have no order of their own.
      const order = t.site.clockMode === 'manual' ? byKind : () => 0;
      t.same(listed, 'the favourites', listed.body.map(bare).sort(order), [...chosen].sort(order));
      const [first, ...rest] = chosen;
      if (!first) return;
      for (const _ of [1, 2])
        t.check(await t.call('removeFavourite', { as, path: pathOf(first) }), 204);
      t.same(
        listed,
        'those that are left',
        (await t.call('getFavourites', { as })).body.map(bare).sort(order),
        [...rest].sort(order),
      );
      t.check(await add(t, as, { kind: 'league', id: 'no-such-league' }), 'NOT_FOUND');
      t.check(await add(t, as, { kind: 'team', id: 'nosuchteam' }), 'NOT_FOUND');
      t.check(await add(t, as, { kind: 'fixture', id: 'nosuchfixture' }), 'NOT_FOUND');
      t.check(await add(t, as, { kind: 'game', id: 'nobody-nothing' }), 'NOT_FOUND');
    },
  }),
  defineCase({
    id: 'favourite/limit',
    what: 'a member has 200 favourites at most',
    needs: ['collector'],
    phase: 'limits',
    async run(t) {
      const as = await sessionOf(t, 'collector');
      for (const one of await candidates(t)) {
        const { code } = await add(t, as, one);
        if (code === 'FAVOURITE_LIMIT') break;
      }
      const listed = await t.call('getFavourites', { as });
      if (listed.body.length < 200)
        notTried('the boards have fewer than 200 leagues, teams and fixtures');
      t.same(listed, 'how many favourites', listed.body.length, 200);
    },
  }),
];
