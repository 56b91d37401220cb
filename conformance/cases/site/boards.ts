import { BONUS_TIERS, LOW_ODDS_LIMIT } from '#rules/bonus.ts';
import { isUpcoming } from '#rules/fixture-status.ts';
import { DEFAULT_USD_RATE, limitsByGroup, limitsFor } from '#rules/limits.ts';
import { BOARD_KINDS, isOnBoard } from '#rules/markets/boards.ts';
import { MIN_ODDS } from '#rules/odds.ts';
import { roundLimitsFor } from '#rules/rounds/limits.ts';
import { ROUND_MODES } from '#rules/slip-mode.ts';
import { notTried } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { limitsOf, readBoards } from '../offers.ts';
import { sessionOf } from '../people.ts';

const DAY_MS = 86_400_000;

export const boardCases: readonly Case[] = [
  ...BOARD_KINDS.map((kind) =>
    defineCase({
      id: `board/${kind}`,
      what: `the boards of ${kind} have fixtures of their sport, markets of theirs and odds above 1.00`,
      async run(t) {
        const answer = t.want(await t.call('getBoard', { query: { kind } }), 200);
        for (const { topic, data } of answer.body.boards) {
          const { sport, leagues, fixtures } = data;
          t.same(answer, 'its topic', topic, `board:${sport}:${kind}`);
          t.same(answer, 'its kind', data.kind, kind);
          t.holds(answer, fixtures.length > 0, 'no board without fixtures', topic);
          const known = new Set(leagues.map(({ id }) => id));
          for (const { id, sport: own, leagueId, status, markets, marketCount } of fixtures) {
            t.same(answer, `sport of ${id}`, own, sport);
            t.holds(answer, known.has(leagueId), `the league of ${id} is named`, leagueId);
            t.same(answer, `whether ${id} is upcoming`, isUpcoming(status), kind !== 'live');
            t.holds(
              answer,
              markets.length <= marketCount,
              `marketCount of ${id} counts all`,
              marketCount,
            );
            for (const { typeId, selections } of markets) {
              t.holds(answer, isOnBoard(kind, typeId), `a market of the board in ${id}`, typeId);
              const low = selections.filter(({ odds }) => odds < MIN_ODDS);
              t.same(answer, `odds below ${MIN_ODDS} in ${id}`, low, []);
            }
          }
        }
      },
    }),
  ),
  defineCase({
    id: 'board/counts',
    what: 'the counts are those of the boards, and a board of one sport is the same',
    async run(t) {
      const counts = t.want(await t.call('getBoardCounts'), 200);
      for (const kind of BOARD_KINDS) {
        const boards = await readBoards(t, kind);
        const of = ({ sport, fixtures }: (typeof boards)[number]) => ({
          kind,
          sport,
          fixtures: fixtures.length,
        });
        const own = counts.body.filter((one) => one.kind === kind && one.fixtures > 0);
        const bySport = (one: { sport: string }, two: { sport: string }) =>
          one.sport.localeCompare(two.sport);
        const counted = boards.map(of).filter(({ fixtures }) => fixtures > 0);
        t.same(counts, `fixtures of ${kind}`, own.sort(bySport), counted.sort(bySport));
        const [first] = boards;
        if (!first) continue;
        const alone = await t.call('getBoard', { query: { kind, sport: first.sport } });
        const sports = alone.body.boards.map(({ data }) => data.sport);
        t.same(alone, 'the board of one sport', sports, [first.sport]);
      }
    },
  }),
  defineCase({
    id: 'board/leagues',
    what: 'the leagues with their numbers are those of the boards cross and live',
    async run(t) {
      const answer = t.want(await t.call('getLeagues'), 200);
      const boards = [...(await readBoards(t, 'cross')), ...(await readBoards(t, 'live'))];
      const counted = Map.groupBy(
        boards.flatMap(({ fixtures }) => fixtures),
        ({ leagueId }) => leagueId,
      );
      const leagues = new Map(boards.flatMap((board) => board.leagues).map((one) => [one.id, one]));
      const ids = answer.body.map(({ league }) => league.id);
      t.same(answer, 'leagues named twice', ids.length - new Set(ids).size, 0);
      t.same(answer, 'the leagues', ids.toSorted(), [...counted.keys()].toSorted());
      for (const { league, fixtures } of answer.body) {
        t.same(answer, `the league ${league.id}`, league, leagues.get(league.id));
        t.same(answer, `fixtures of ${league.id}`, fixtures, counted.get(league.id)?.length);
      }
    },
  }),
  defineCase({
    id: 'board/league',
    what: 'the list of a league has its fixtures of the boards cross and live, with markets of theirs at one line each',
    async run(t) {
      const counts = t.want(await t.call('getLeagues'), 200);
      const [counted] = counts.body.toSorted((one, two) => two.fixtures - one.fixtures);
      if (!counted) notTried('no league has fixtures');
      const { id, sport } = counted.league;
      const answer = t.want(await t.call('getLeagueBoard', { path: { leagueId: id } }), 200);
      const { topic, data } = answer.body;
      t.same(answer, 'its topic', topic, `league:${id}`);
      t.same(answer, 'its league', data.league, counted.league);
      const boards = [...(await readBoards(t, 'cross')), ...(await readBoards(t, 'live'))];
      const own = boards.flatMap(({ fixtures }) => fixtures).filter((one) => one.leagueId === id);
      const ids = (all: readonly { id: string }[]) => all.map((one) => one.id).toSorted();
      t.same(answer, 'the fixtures', ids(data.fixtures), ids(own));
      for (const fixture of data.fixtures) {
        t.same(answer, `sport of ${fixture.id}`, fixture.sport, sport);
        const kind = isUpcoming(fixture.status) ? 'cross' : 'live';
        const types = fixture.markets.map(({ typeId }) => typeId);
        const others = types.filter((typeId) => !isOnBoard(kind, typeId));
        t.same(answer, `markets of no board in ${fixture.id}`, others, []);
        t.same(answer, `types twice in ${fixture.id}`, types.length - new Set(types).size, 0);
      }
      const unknown = await t.call('getLeagueBoard', { path: { leagueId: 'no-such-league' } });
      t.check(unknown, 'NOT_FOUND');
    },
  }),
  defineCase({
    id: 'board/inplay',
    what: 'the list of fixtures in play has those of the live boards, without markets, and each tells what has happened in order',
    async run(t) {
      const answer = t.want(await t.call('getInPlay'), 200);
      const { topic, data } = answer.body;
      t.same(answer, 'its topic', topic, 'inplay');
      const boards = await readBoards(t, 'live');
      const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id).toSorted();
      const live = boards.flatMap(({ fixtures }) => fixtures);
      t.same(answer, 'the fixtures', ids(data.fixtures), ids(live));
      const leagues = new Set(data.leagues.map(({ id }) => id));
      for (const { id, leagueId, markets } of data.fixtures) {
        t.holds(answer, leagues.has(leagueId), `the league of ${id} is named`, leagueId);
        t.same(answer, `markets of ${id}`, markets, []);
      }
      const next = data.nextStartsAt;
      t.holds(answer, next === null || next > answer.body.at, 'the next start is to come', next);
      const [first] = data.fixtures;
      if (!first) notTried('no fixture is in play');
      const read = t.want(await t.call('getFixture', { path: { fixtureId: first.id } }), 200);
      const numbers = (read.body.data.events ?? []).map(({ number }) => number);
      const sorted = [...new Set(numbers)].sort((one, two) => one - two);
      t.same(read, 'the order of its events', numbers, sorted);
    },
  }),
  defineCase({
    id: 'board/schedule',
    what: 'the schedule has the fixtures of the cross boards that begin within 24 hours, by kick-off and without markets',
    async run(t) {
      const answer = t.want(await t.call('getSchedule'), 200);
      const { at, leagues, fixtures } = answer.body;
      const isNear = ({ startsAt }: { startsAt: number }) =>
        startsAt > at && startsAt <= at + DAY_MS;
      const boards = await readBoards(t, 'cross');
      const near = boards.flatMap((board) => board.fixtures).filter(isNear);
      const ids = new Set(fixtures.map(({ id }) => id));
      const absent = near.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
      t.same(answer, 'fixtures of a board that it lacks', absent, []);
      t.same(
        answer,
        'fixtures of another time',
        fixtures.filter((one) => !isNear(one)),
        [],
      );
      const starts = fixtures.map(({ startsAt }) => startsAt);
      t.same(
        answer,
        'the order',
        starts,
        starts.toSorted((one, two) => one - two),
      );
      const known = new Set(leagues.map(({ id }) => id));
      for (const { id, leagueId, markets, status } of fixtures) {
        t.holds(answer, known.has(leagueId), `the league of ${id} is named`, leagueId);
        t.same(answer, `markets of ${id}`, markets, []);
        t.holds(answer, isUpcoming(status), `${id} is to come`, status);
      }
    },
  }),
  defineCase({
    id: 'board/opengame',
    what: 'a game has an address of this site or a whole one, or is not there yet',
    async run(t) {
      const as = await sessionOf(t, 'member');
      for (const type of ['EU', 'IN'] as const) {
        const answer = await t.call('openGame', { as, query: { type } });
        if (answer.code === 'NOT_READY') {
          t.check(answer, 'NOT_READY');
          continue;
        }
        t.want(answer, 200);
        const { url } = answer.body;
        t.holds(answer, /^(?:https:\/\/[^/]|\/(?!\/))/.test(url), 'an address of a game', url);
      }
      t.check(await t.call('openGame', { as, query: { type: 'XX' } }), 'VALIDATION');
    },
  }),
  defineCase({
    id: 'board/fixture',
    what: 'a fixture of a board is found by its id, with every market',
    async run(t) {
      const [board] = (await readBoards(t, 'cross')).filter(({ fixtures }) => fixtures.length > 0);
      const [fixture] = board?.fixtures ?? [];
      if (!fixture) notTried('no fixture is on the boards');
      const read = t.want(await t.call('getFixture', { path: { fixtureId: fixture.id } }), 200);
      const { topic, data } = read.body;
      t.same(read, 'its topic', topic, `fixture:${fixture.id}`);
      const { home, away, startsAt, leagueId } = fixture;
      const own = data.fixture;
      t.same(
        read,
        'the fixture of the board',
        [own.home, own.away, own.startsAt, own.leagueId],
        [home, away, startsAt, leagueId],
      );
      t.same(read, 'its league', data.league.id, leagueId);
      t.same(read, 'its markets', own.markets.length, own.marketCount);
      const ids = new Set(own.markets.map(({ id }) => id));
      const absent = fixture.markets.filter(({ id }) => !ids.has(id));
      t.same(read, 'markets of the board that it lacks', absent, []);
      const unknown = await t.call('getFixture', { path: { fixtureId: 'nosuchfixture' } });
      t.check(unknown, 'NOT_FOUND');
      const early = await t.call('getMatchResult', { path: { fixtureId: fixture.id } });
      t.check(early, 'NOT_FOUND', 'before its end');
    },
  }),
  defineCase({
    id: 'board/limits',
    what: 'the limits and bonus tiers of a member are those that the site has set and those of the rules',
    async run(t) {
      for (const account of ['member', 'coin', 'other'] as const) {
        if (!t.site.options.accounts[account]) continue;
        const as = await sessionOf(t, account);
        const setting = await limitsOf(t, as);
        const member = await t.call('getMember', { as });
        const { level, currency = 'KRW' } = member.body;
        const tiers = BONUS_TIERS.map(({ folders, factor }) => ({ folders, factor }));
        t.same('getBetSetting', 'the bonus tiers', setting.bonusTiers, tiers);
        t.same('getBetSetting', 'the low odds', setting.lowOddsLimit, LOW_ODDS_LIMIT);
        t.same('getBetSetting', 'the currency', setting.currency, currency);
        // The rate of a dollar is the server's own.
        if (currency === 'USD') continue;
        const limits = limitsByGroup((await t.call('getSetting', {})).body.levelLimits);
        const rule = { level, currency, rate: DEFAULT_USD_RATE };
        t.touch('slip defaultLimits');
        t.touch('slip limits');
        t.same(
          'getBetSetting',
          'the limits before',
          setting.prematch,
          limitsFor({ ...rule, inPlay: false }, limits),
        );
        t.same(
          'getBetSetting',
          'the limits of European slips',
          setting.european,
          limitsFor({ ...rule, mode: 'european', inPlay: false }, limits),
        );
        t.same(
          'getBetSetting',
          'the limits in play',
          setting.inPlay,
          limitsFor({ ...rule, inPlay: true }, limits),
        );
        t.touch('slip roundLimits');
        for (const mode of ROUND_MODES)
          t.same(
            'getBetSetting',
            `the limits of the mode ${mode}`,
            setting[mode],
            roundLimitsFor({ ...rule, mode }, limits),
          );
      }
    },
  }),
];
