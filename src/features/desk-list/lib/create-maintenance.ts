import type { EventCallable, Store } from 'effector';
import * as z from 'zod/mini';
import { staffReason } from '@/entities/staff-reason';
import { type ApiClient, confirmedMutation, type ProblemCode } from '@/shared/api';
import { messages } from '../ui/messages';
import { createRowForm } from './create-row-form';
import { minuteField, parseMinute } from './minute';

const { maintenance: texts } = messages;

interface Body {
  systemMaintenanceFlg: boolean;
  /** When staff expects the end, epoch milliseconds. */
  until: number | null;
  reason: string;
}
type Order<Row> = Omit<Body, 'systemMaintenanceFlg'> & { row: Row };

interface MaintenanceOptions<Row extends object> {
  /** Of `createDeskList`. */
  list: { $row: Store<Row | null>; refresh: EventCallable<void> };
  /** Whether staff has closed it, so that staff opens it. */
  isClosed(row: Row): boolean;
  nameOf(row: Row): string;
  send(api: ApiClient, row: Row, body: Body): Promise<unknown>;
  /** What closing and reopening mean, and what becomes of it at the time that is typed. */
  texts: { closeText(name: string): string; reopenText(name: string): string; untilHint: string };
  refusals?: Partial<Record<ProblemCode, string>>;
}

/** Closes rows of a list for maintenance and opens them again, with a reason. Call it at module level. */
export function createMaintenance<Row extends object>({
  list,
  isClosed,
  nameOf,
  send,
  texts: { closeText, reopenText, untilHint },
  refusals = {},
}: MaintenanceOptions<Row>) {
  const switching = confirmedMutation({
    send: (api, { row, ...others }: Order<Row>) =>
      send(api, row, { systemMaintenanceFlg: !isClosed(row), ...others }),
    confirm: ({ row, until }) =>
      isClosed(row)
        ? { title: texts.reopen, text: reopenText(nameOf(row)) }
        : {
            title: texts.close,
            text: texts.closeText(closeText(nameOf(row)), until),
            tone: 'danger',
          },
    done: (_none, { row }) =>
      isClosed(row) ? texts.reopened(nameOf(row)) : texts.closed(nameOf(row)),
    refusals,
    refresh: list.refresh,
  });
  const form = createRowForm<Row, { until: string; reason: string }, Order<Row>>({
    $row: list.$row,
    initial: { until: '', reason: '' },
    schema: z.object({ until: minuteField(texts.untilWrong, true), reason: staffReason }),
    sending: switching,
    orderOf: (row, { until, reason }) => ({
      row,
      until: parseMinute(until),
      reason: reason.trim(),
    }),
  });
  return { form, switching, isClosed, untilHint };
}

/** What the form of it is drawn from. */
export type Maintenance<Row extends object> = ReturnType<typeof createMaintenance<Row>>;
