import { countColumn, defineDeskList, stateFilter } from '@/features/desk-list';
import { formatKst } from '@/shared/lib/format';
import type { DeskFixture } from '../lib/typed-scores';
import { fixtureStates, fixtures } from '../model';
import { FixturePanel } from './fixture-panel';
import { messages } from './messages';

const { columns: heads } = messages;

/** Code of the score of the whole match. */
const whole = '100';

function scoreText({ scores }: DeskFixture): string {
  const score = scores[whole];
  return score ? `${score.home} : ${score.away}` : '';
}

/** Fixtures with what is bet on them: an admin corrects a result or voids a fixture, after a look at what that would do. */
export const DeskFixtures = defineDeskList({
  list: fixtures,
  texts: messages,
  columns: [
    {
      id: 'start',
      header: heads.start,
      value: ({ startsAt }) => startsAt,
      cell: ({ startsAt }) => formatKst(startsAt, 'MM.DD HH:mm'),
      width: 110,
    },
    {
      id: 'league',
      header: heads.league,
      value: ({ leagueName }) => leagueName,
      width: 180,
      isSecondary: true,
    },
    {
      id: 'match',
      header: heads.match,
      value: ({ home, away }) => `${home} ${away}`,
      cell: ({ home, away }) => (
        <b>
          {home} – {away}
        </b>
      ),
    },
    { id: 'score', header: heads.score, value: scoreText, width: 84, align: 'end' },
    {
      id: 'status',
      header: heads.status,
      value: ({ status }) => messages.statuses[status] ?? '',
      width: 92,
    },
    countColumn('bets', heads.bets),
    countColumn('openBets', heads.open),
  ],
  isQuiet: ({ canCorrect, canVoid }) => !canCorrect && !canVoid,
  filters: stateFilter({
    list: fixtures,
    label: messages.statesLabel,
    states: fixtureStates,
    words: messages.states,
  }),
  panel: (fixture) => <FixturePanel fixture={fixture} />,
});
