import { createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { sessionLost } from '@/entities/member';
import { createSending, type Keyed } from '@/entities/money-request';
import { $currentRow, rowChosen, rowLeft } from '@/features/desk-list';
import {
  type ApiClient,
  type ApiError,
  createApiMutation,
  createApiQuery,
  isHandledByApp,
  isProblem,
} from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { createForm, type FormValues } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { parseWhole } from '@/shared/lib/typed-number';
import type { Writing } from '../api';

/** The row of what is not there yet. */
const newKey = 'new';

interface WritingTexts {
  added: string;
  changed: string;
  removed: string;
  /** Somebody else of staff has taken it away meanwhile. */
  gone: string;
  /** Why it cannot be taken away, where others have to do with it. */
  inUse?: string;
  removeTitle: string;
  removeText: string;
  removeYes: string;
}

interface WritingOptions<Row, Values extends FormValues, Draft> {
  load(api: ApiClient): Promise<readonly Row[]>;
  send(api: ApiClient, keyed: Keyed<Writing<Draft>>): Promise<unknown>;
  remove(api: ApiClient, id: number): Promise<void>;
  initial: NoInfer<Values>;
  schema: Parameters<typeof createForm<Values>>[0]['schema'];
  /** What the form begins with for a new one, at an instant in epoch milliseconds. */
  blank(now: number): Values;
  valuesOf(row: Row): Values;
  draftOf(values: Values): Draft;
  texts: WritingTexts;
}

function adviceOn(error: ApiError, { gone, inUse }: WritingTexts): string {
  if (isProblem(error, 'NOT_FOUND')) return gone;
  return (isProblem(error, 'INVALID_STATE') && inUse) || failureAdvice(error);
}

/**
 * Makes what staff writes and members read: the list, the form of one of them, and sending it once. What was typed about a row
 * is kept while another is looked at. Call it at module level.
 */
export function createWriting<Row extends { id: number }, Values extends FormValues, Draft>({
  load,
  send,
  remove,
  initial,
  schema,
  blank,
  valuesOf,
  draftOf,
  texts,
}: WritingOptions<Row, Values, Draft>) {
  const Gate = createGate();
  const addClicked = createEvent();
  const removeClicked = createEvent();

  const list = createApiQuery(load);
  const saving = createSending<Writing<Draft>, unknown>(send);
  const removing = createApiMutation(remove);
  const form = createForm<Values>({ initial, schema, isBusy: saving.$isPending });
  /** What was typed and not saved, by the key of its row. */
  const $typed = createStore<Readonly<Record<string, Values>>>({}).reset(sessionLost);

  sample({ clock: Gate.open, fn: () => undefined, target: list.start });
  sample({ clock: Gate.close, fn: () => undefined, target: [list.reset, saving.reset] });
  sample({ clock: addClicked, fn: () => newKey, target: rowChosen });

  const chosen = createEvent<Values>();
  sample({
    clock: rowChosen,
    source: { rows: list.$data, typed: $typed, now: $now },
    filter: Gate.status,
    fn: ({ rows, typed, now }, key): Values => {
      const row = rows?.find(({ id }) => String(id) === key);
      return typed[key] ?? (row ? valuesOf(row) : blank(now));
    },
    target: chosen,
  });
  sample({ clock: chosen, fn: () => undefined, target: form.reset });
  sample({ clock: chosen, target: form.filled });
  sample({
    clock: form.changed,
    source: { typed: $typed, key: $currentRow, values: form.$values },
    filter: ({ key }) => key !== null,
    fn: ({ typed, key, values }) => ({ ...typed, [key ?? newKey]: values }),
    target: $typed,
  });

  const $id = $currentRow.map((key) => parseWhole(key ?? newKey) ?? null);
  sample({
    clock: form.accepted,
    source: $id,
    fn: (id, values): Writing<Draft> => ({ id, draft: draftOf(values) }),
    target: saving.submitted,
  });
  const $sent = createStore<Writing<Draft> | null>(null).on(
    saving.submitted,
    (_last, sent) => sent,
  );
  /** What was sent is there: the key that it had, and whether it is a new one. */
  const saved = sample({ clock: saving.done, source: $sent, fn: (sent) => sent?.id ?? null });
  const removed = sample({ clock: removing.done, fn: ({ params }) => params });
  sample({
    clock: [saved, removed],
    source: $typed,
    fn: (typed, id) => {
      const { [String(id ?? newKey)]: _saved, ...others } = typed;
      return others;
    },
    target: $typed,
  });
  sample({
    clock: saved,
    fn: (id) => ({
      text: id === null ? texts.added : texts.changed,
      tone: 'success' as const,
    }),
    target: toastShown,
  });
  // The panel of what was new, or is no more, closes; unless something else is looked at by now.
  sample({
    clock: [saved, removed],
    source: $currentRow,
    filter: (key, id) => key === newKey && id === null,
    fn: () => undefined,
    target: rowLeft,
  });
  sample({
    clock: removed,
    source: $currentRow,
    filter: (key, id) => key === String(id),
    fn: () => undefined,
    target: rowLeft,
  });

  const confirmRemovalFx = createEffect(async (id: number): Promise<number | null> => {
    const isConfirmed = await askConfirmFx({
      ...{ title: texts.removeTitle, text: texts.removeText },
      ...{ confirmLabel: texts.removeYes, tone: 'danger' },
    });
    return isConfirmed ? id : null;
  });
  sample({
    clock: removeClicked,
    source: $id,
    filter: (id) => id !== null,
    fn: (id) => id as number,
    target: confirmRemovalFx,
  });
  sample({
    clock: confirmRemovalFx.doneData,
    filter: (id) => id !== null,
    fn: (id) => id as number,
    target: removing.start,
  });
  sample({
    clock: removed,
    fn: () => ({ text: texts.removed, tone: 'success' as const }),
    target: toastShown,
  });

  const removalFailed = sample({ clock: removing.failed, fn: ({ error }) => error });
  sample({
    clock: [saving.failed, removalFailed],
    filter: (error) => !isHandledByApp(error),
    fn: (error) => ({ text: adviceOn(error, texts) }),
    target: alertShown,
  });
  // Whatever became of it, the list shows what is.
  sample({
    clock: [saving.done, saving.failed, removing.done, removing.failed],
    fn: () => undefined,
    target: list.refresh,
  });

  return {
    Gate,
    list,
    form,
    addClicked,
    removeClicked,
    /** Id of what is looked at; null for a new one. */
    $id,
    $isSaving: saving.$isPending,
    $isRemoving: removing.$isPending,
  };
}

export type WritingModel<Row extends { id: number }, Values extends FormValues, Draft> = ReturnType<
  typeof createWriting<Row, Values, Draft>
>;
