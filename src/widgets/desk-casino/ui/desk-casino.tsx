import { badgeColumn, defineDeskList, sumColumn } from '@/features/desk-list';
import { formatCount } from '@/shared/lib/format';
import { Badge, type BadgeTone } from '@/shared/ui/badge';
import type { CasinoSubject } from '../lib/subjects';
import { subjects } from '../model/games';
import { GamePanel } from './game-panel';
import { messages } from './messages';

const { columns: heads, kinds } = messages;
const tones: Record<CasinoSubject['state'], BadgeTone> = {
  open: 'brand',
  maintenance: 'warn',
  unconnected: 'neutral',
};
const kindOf = ({ gameKind }: CasinoSubject) => kinds[gameKind ?? 'provider'];
const todayOf = ({ totals }: CasinoSubject) => totals?.today ?? null;

/** Providers of live casino and slots with their games; staff closes them for maintenance. */
export const DeskCasino = defineDeskList({
  list: subjects,
  texts: messages.games,
  columns: [
    {
      id: 'name',
      header: heads.name,
      value: ({ name }) => name,
      cell: ({ kind, name }) => (kind === 'provider' ? <b>{name}</b> : name),
      least: 170,
    },
    { id: 'kind', header: heads.kind, value: kindOf, width: 110 },
    {
      id: 'provider',
      header: heads.provider,
      width: 130,
      isSecondary: true,
      value: ({ providerName }) => providerName,
    },
    badgeColumn(heads.state, messages.stateOf, ({ state }) => tones[state], 200),
    {
      id: 'open',
      header: heads.openRounds,
      width: 90,
      align: 'end',
      value: ({ totals }) => totals?.open ?? 0,
      cell: ({ totals }) => totals && formatCount(totals.open),
    },
    {
      id: 'stuck',
      header: heads.stuck,
      width: 110,
      align: 'end',
      value: ({ totals }) => totals?.stuck ?? 0,
      cell: ({ totals }) =>
        totals && totals.stuck > 0 ? (
          <Badge tone="warn">{formatCount(totals.stuck)}</Badge>
        ) : (
          totals && formatCount(0)
        ),
    },
    sumColumn('stake', heads.stake, todayOf),
    sumColumn('payout', heads.payout, todayOf),
  ],
  search: (subject) => `${subject.id} ${subject.name} ${subject.providerName} ${kindOf(subject)}`,
  isQuiet: ({ state }) => state === 'unconnected',
  panel: (subject) => <GamePanel subject={subject} />,
});
