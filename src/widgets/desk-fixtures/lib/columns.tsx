import { formatCount, formatKst } from '@/shared/lib/format';
import type { DataColumn } from '@/shared/ui/data-table';
import type { DeskFixture } from '../api';
import { messages } from '../ui/messages';

const { columns: heads } = messages;

/** Code of the score of the whole match. */
const whole = '100';

function scoreText({ scores }: DeskFixture): string {
  const score = scores[whole];
  return score ? `${score.home} : ${score.away}` : '';
}

/** The columns of the list of fixtures. */
export const columns: readonly DataColumn<DeskFixture>[] = [
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
    ...{ width: 180, isSecondary: true },
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
  {
    id: 'bets',
    header: heads.bets,
    value: ({ bets }) => bets,
    cell: ({ bets }) => formatCount(bets),
    width: 80,
    align: 'end',
  },
  {
    id: 'open',
    header: heads.open,
    value: ({ openBets }) => openBets,
    cell: ({ openBets }) => formatCount(openBets),
    width: 80,
    align: 'end',
  },
];
