import {
  countColumn,
  defineDeskList,
  minuteColumn,
  nameColumn,
  stateColumn,
} from '@/features/desk-list';
import { quests } from '../model/quests';
import { messages } from './messages';
import { NewQuestPanel, QuestPanel } from './quest-panel';

const { columns: heads, quests: texts, states } = messages;
const tones = { coming: 'warn', on: 'brand', over: 'neutral' } as const;

/** The quests of all times; admins add one and set when it ends. */
export const DeskQuests = defineDeskList({
  list: quests,
  texts,
  columns: [
    stateColumn(heads.state, states, tones, 84),
    { id: 'kind', header: heads.kind, value: ({ period }) => texts.periods[period], width: 64 },
    nameColumn('title', heads.title, { least: 160 }),
    {
      id: 'condition',
      header: heads.condition,
      value: ({ condition }) => texts.conditionText(condition),
      least: 200,
      isSecondary: true,
    },
    countColumn('points', heads.points, messages.points, 88),
    countColumn('claimed', heads.claimed, messages.times, 84),
    minuteColumn('endsAt', heads.to),
  ],
  search: ({ title }) => title,
  isQuiet: ({ state }) => state === 'over',
  panel: (quest) => <QuestPanel quest={quest} />,
  adding: { label: texts.add, panel: NewQuestPanel, isForAdmins: true },
});
