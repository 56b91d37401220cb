import { plainWords } from '@/entities/news';
import { formatKst } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import type { DataColumn } from '@/shared/ui/data-table';
import type { DeskEventRow, DeskNewsRow, DeskPopupRow } from '../api';
import { messages } from '../ui/messages';
import { formatMinute } from './minute';
import { type TimedState, timedState } from './timed-state';

const { columns: heads } = messages;

/** The columns of the notices; the newest runs over the page. */
export function newsColumns(newestId: number | null): readonly DataColumn<DeskNewsRow>[] {
  return [
    {
      id: 'at',
      header: heads.at,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => formatKst(createdAt, 'YY.MM.DD HH:mm'),
      width: 130,
    },
    {
      id: 'text',
      header: heads.text,
      value: ({ contents }) => plainWords(contents),
      cell: ({ id, contents }) => (
        <>
          {id === newestId && (
            <>
              <Badge tone="brand">{messages.newest}</Badge>{' '}
            </>
          )}
          {plainWords(contents)}
        </>
      ),
      least: 180,
    },
  ];
}

const tones = { coming: 'warn', shown: 'brand', over: 'neutral' } as const satisfies Record<
  TimedState,
  string
>;

type TimedRow = Pick<DeskPopupRow, 'title' | 'startsAt' | 'endsAt'>;

/** The columns of what is shown for a time, by an instant in epoch milliseconds; `own` come behind the title. */
function timedColumns<Row extends TimedRow>(
  now: number,
  own: DataColumn<Row>,
): readonly DataColumn<Row>[] {
  return [
    {
      id: 'state',
      header: heads.state,
      value: (row) => messages.states[timedState(row, now)],
      cell: (row) => {
        const state = timedState(row, now);
        return <Badge tone={tones[state]}>{messages.states[state]}</Badge>;
      },
      width: 92,
    },
    {
      id: 'title',
      header: heads.title,
      value: ({ title }) => title,
      cell: ({ title }) => <b>{title}</b>,
      least: 180,
    },
    own,
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

/** The columns of the popups, by an instant in epoch milliseconds. */
export const popupColumns = (now: number) =>
  timedColumns<DeskPopupRow>(now, {
    id: 'kind',
    header: heads.kind,
    value: ({ isMarketing }) => (isMarketing ? messages.marketing : messages.notice),
    width: 72,
  });

/** The columns of the events, by an instant in epoch milliseconds. */
export const eventColumns = (now: number) =>
  timedColumns<DeskEventRow>(now, {
    id: 'rewarded',
    header: heads.rewarded,
    value: ({ rewarded }) => rewarded,
    cell: ({ rewarded }) => messages.rewarded(rewarded),
    width: 84,
  });
