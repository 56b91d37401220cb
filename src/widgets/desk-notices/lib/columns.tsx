import { formatMinute } from '@/features/desk-list';
import { Badge } from '@/shared/ui/badge';
import type { DataColumn } from '@/shared/ui/data-table';
import type { DeskPopupRow } from '../api';
import { messages } from '../ui/messages';
import type { TimedState, WithState } from './timed-state';

const { columns: heads } = messages;

const tones = { coming: 'warn', shown: 'brand', over: 'neutral' } as const satisfies Record<
  TimedState,
  string
>;

type TimedRow = WithState<Pick<DeskPopupRow, 'title' | 'startsAt' | 'endsAt'>>;

/** The columns of what is shown for a time; `own` come behind the title. */
export function timedColumns<Row extends TimedRow>(
  ...own: DataColumn<Row>[]
): readonly DataColumn<Row>[] {
  return [
    {
      id: 'state',
      header: heads.state,
      value: ({ state }) => messages.states[state],
      cell: ({ state }) => <Badge tone={tones[state]}>{messages.states[state]}</Badge>,
      width: 92,
    },
    {
      id: 'title',
      header: heads.title,
      value: ({ title }) => title,
      cell: ({ title }) => <b>{title}</b>,
      least: 180,
    },
    ...own,
    {
      id: 'from',
      header: heads.from,
      value: ({ startsAt }) => startsAt,
      cell: ({ startsAt }) => formatMinute(startsAt),
      width: 150,
    },
    {
      id: 'to',
      header: heads.to,
      value: ({ endsAt }) => endsAt,
      cell: ({ endsAt }) => formatMinute(endsAt),
      width: 150,
    },
  ];
}
