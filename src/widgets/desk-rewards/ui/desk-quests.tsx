import { defineDeskList, formatMinute } from '@/features/desk-list';
import { Badge } from '@/shared/ui/badge';
import { type QuestRow, quests } from '../model/quests';
import { messages } from './messages';
import { NewQuestPanel, QuestPanel } from './quest-panel';

const { columns: heads, quests: texts, states } = messages;
const tones = { coming: 'warn', on: 'brand', over: 'neutral' } as const satisfies Record<
  QuestRow['state'],
  string
>;

/** The quests of all times; admins add one and set when it ends. */
export const DeskQuests = defineDeskList({
  list: quests,
  texts,
  columns: [
    {
      id: 'state',
      header: heads.state,
      value: ({ state }) => states[state],
      cell: ({ state }) => <Badge tone={tones[state]}>{states[state]}</Badge>,
      width: 84,
    },
    { id: 'kind', header: heads.kind, value: ({ period }) => texts.periods[period], width: 64 },
    {
      id: 'title',
      header: heads.title,
      value: ({ title }) => title,
      cell: ({ title }) => <b>{title}</b>,
      least: 160,
    },
    {
      id: 'condition',
      header: heads.condition,
      value: ({ condition }) => texts.conditionText(condition),
      least: 200,
      isSecondary: true,
    },
    {
      id: 'points',
      header: heads.points,
      value: ({ points }) => points,
      cell: ({ points }) => messages.points(points),
      width: 88,
      align: 'end',
    },
    {
      id: 'claimed',
      header: heads.claimed,
      value: ({ claimed }) => claimed,
      cell: ({ claimed }) => messages.times(claimed),
      width: 84,
      align: 'end',
    },
    {
      id: 'to',
      header: heads.to,
      value: ({ endsAt }) => endsAt,
      cell: ({ endsAt }) => formatMinute(endsAt),
      width: 140,
    },
  ],
  search: ({ title }) => title,
  isQuiet: ({ state }) => state === 'over',
  panel: (quest) => <QuestPanel quest={quest} />,
  adding: { label: texts.add, panel: NewQuestPanel, isForAdmins: true },
});
