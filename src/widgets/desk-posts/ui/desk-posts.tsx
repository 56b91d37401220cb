import { defineDeskList, sectionTabs, stateColumn, timeColumn } from '@/features/desk-list';
import { posts, reportStates } from '../model';
import { messages } from './messages';
import { PinPanel, PostPanel } from './post-panel';

const { columns: heads, postStates } = messages;
const tones = { shown: 'neutral', hidden: 'warn', deleted: 'outline' } as const;

const List = defineDeskList({
  list: posts,
  texts: ({ state }) => ({ ...messages, note: messages.notes[state], none: messages.none[state] }),
  columns: [
    { id: 'kind', header: heads.kind, value: ({ kind }) => messages.kinds[kind], width: 72 },
    {
      id: 'board',
      header: heads.board,
      value: ({ board }) => messages.boards[board],
      width: 108,
      isSecondary: true,
    },
    {
      id: 'text',
      header: heads.text,
      value: ({ kind, title, text }) => (kind === 'post' ? `${title} ${text}` : text),
      cell: ({ kind, title, text }) => (
        <>
          {kind === 'post' && <b>{title} </b>}
          {text}
        </>
      ),
      least: 160,
    },
    { id: 'author', header: heads.author, value: ({ nickname }) => nickname, width: 120 },
    {
      id: 'reports',
      header: heads.reports,
      value: ({ reports }) => reports.length,
      width: 88,
      align: 'end',
    },
    timeColumn('firstReportedAt', heads.at),
    stateColumn(heads.state, postStates, tones, 84),
  ],
  search: ({ nickname, title, text }) => `${nickname} ${title} ${text}`,
  filters: sectionTabs({
    section: 'post',
    label: messages.tabs,
    tabs: reportStates,
    words: messages.states,
  }),
  panel: (post) => <PostPanel post={post} />,
  adding: { label: messages.pin, panel: PinPanel },
});

interface DeskPostsProps {
  /** The tab that the address names; what waits without one. */
  item: string | null;
}

/** What members reported on the boards, and what staff does about it. */
export function DeskPosts({ item }: DeskPostsProps) {
  const state = reportStates.find((one) => one === item) ?? 'waiting';
  return <List key={state} state={state} />;
}
