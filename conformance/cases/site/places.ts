import { notTried } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { readBoards } from '../offers.ts';

export const placeCases: readonly Case[] = [
  defineCase({
    id: 'place/search',
    what: 'a search finds a team of the boards by a part of its name with its league, and nothing by what is no name',
    async run(t) {
      const boards = await readBoards(t, 'cross');
      const [fixture] = boards.flatMap(({ fixtures }) => fixtures);
      if (!fixture) notTried('no fixture is on the boards');
      const { homeId, home, leagueId } = fixture;
      const league = boards.flatMap(({ leagues }) => leagues).find(({ id }) => id === leagueId);
      const found = await t.call('searchSports', { query: { text: ` ${home.toUpperCase()}` } });
      t.want(found, 200);
      const team = found.body.teams.find(({ id }) => id === homeId);
      t.same(found, 'the name of the team', team?.name, home);
      const known = found.body.leagues.find(({ id }) => id === team?.leagueId);
      t.holds(found, known !== undefined, 'its league', found.body.leagues);
      const byName = await t.call('searchSports', { query: { text: league?.name ?? '' } });
      t.want(byName, 200);
      const own = byName.body.leagues.find(({ id }) => id === leagueId);
      t.same(byName, 'the league by its own name', own, league);
      const none = t.want(
        await t.call('searchSports', { query: { text: '없는이름없는이름' } }),
        200,
      );
      t.same(none, 'what nobody is called', none.body, { leagues: [], teams: [] });
    },
  }),
  defineCase({
    id: 'place/meetings',
    what: 'two teams of a fixture have meetings that add up from either side, and one alone has none',
    async run(t) {
      const boards = await readBoards(t, 'cross');
      const [fixture] = boards.flatMap(({ fixtures }) => fixtures);
      if (!fixture) notTried('no fixture is on the boards');
      const { homeId: team, awayId: opponent } = fixture;
      const answer = t.want(await t.call('getMeetings', { query: { team, opponent } }), 200);
      const { won, drawn, lost, results, standings } = answer.body;
      const turned = await t.call('getMeetings', { query: { team: opponent, opponent: team } });
      t.want(turned, 200);
      const { body } = turned;
      t.same(turned, 'the other side', [body.won, body.drawn, body.lost], [lost, drawn, won]);
      t.same(turned, 'the same results', body.results, results);
      const strangers = results.filter(
        ({ homeId, awayId }) => ![homeId, awayId].every((id) => [team, opponent].includes(id)),
      );
      t.same(answer, 'results of others', strangers, []);
      const ids = standings.map(({ teamId }) => teamId);
      t.holds(
        answer,
        ids.every((id) => [team, opponent].includes(id)),
        'standings of the two',
        ids,
      );
      const alone = await t.call('getMeetings', { query: { team, opponent: team } });
      t.check(alone, 'VALIDATION', 'a team and itself');
      const unknown = await t.call('getMeetings', { query: { team, opponent: 'nosuchteam' } });
      t.check(unknown, 'NOT_FOUND');
    },
  }),
];
