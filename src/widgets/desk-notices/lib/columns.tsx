import { plainWords } from '@/entities/news';
import { formatKst } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import type { DataColumn } from '@/shared/ui/data-table';
import type { DeskNewsRow, DeskPopupRow } from '../api';
import { messages } from '../ui/messages';
import { formatMinute } from './minute';
import { type PopupState, popupState } from './popup-state';

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
  PopupState,
  string
>;

/** The columns of the popups, by an instant in epoch milliseconds. */
export function popupColumns(now: number): readonly DataColumn<DeskPopupRow>[] {
  return [
    {
      id: 'state',
      header: heads.state,
      value: (popup) => messages.states[popupState(popup, now)],
      cell: (popup) => {
        const state = popupState(popup, now);
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
