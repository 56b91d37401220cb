import { combine, createStore, type EventCallable, sample, type Store } from 'effector';
import { createSending } from '@/entities/money-request';
import {
  $currentRow,
  createDeskList,
  type DeskListTexts,
  keepTyped,
  newKey,
  rowLeft,
} from '@/features/desk-list';
import { type ApiClient, confirmedMutation } from '@/shared/api';
import { createForm, type FormValues } from '@/shared/lib/form';
import { parseWhole } from '@/shared/lib/typed-number';

/** What is written: a new one where `id` is null. */
interface Writing<Draft> {
  id: number | null;
  draft: Draft;
}

interface WritingTexts extends DeskListTexts {
  /** The button that begins a new one. */
  write: string;
  /** Name of the panel, for assistive technology. */
  panel: string;
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

interface SendingOptions<Draft> {
  /** Sends a new one where `id` is null, which the header goes with. */
  send(
    api: ApiClient,
    id: number | null,
    draft: Draft,
    header: { 'Idempotency-Key': string },
  ): Promise<unknown>;
  remove(api: ApiClient, id: number): Promise<unknown>;
  texts: WritingTexts;
}

interface WritingOptions<Row extends { id: number }, Values extends FormValues, Draft>
  extends SendingOptions<Draft> {
  query: Parameters<typeof createDeskList<Row>>[0]['query'];
  initial: NoInfer<Values>;
  schema: Parameters<typeof createForm<Values>>[0]['schema'];
  /** What else the form begins with for a new one, at an instant in epoch milliseconds. */
  blank?(now: number): Partial<Values>;
  valuesOf(row: Row): Values;
  draftOf(values: Values): Draft;
}

/** Sending what is written, once under its key, and taking it away. */
function createSendings<Draft>(
  { send, remove, texts }: SendingOptions<Draft>,
  refresh: EventCallable<void>,
) {
  const refusals = {
    NOT_FOUND: texts.gone,
    ...(texts.inUse !== undefined && { INVALID_STATE: texts.inUse }),
  };
  const saving = confirmedMutation({
    send: createSending<Writing<Draft>, unknown>((api, { key, body: { id, draft } }) =>
      send(api, id, draft, { 'Idempotency-Key': key }),
    ),
    done: (_saved, { id }) => (id === null ? texts.added : texts.changed),
    refusals,
    refresh,
  });
  const removing = confirmedMutation({
    send: remove,
    confirm: {
      title: texts.removeTitle,
      text: texts.removeText,
      confirmLabel: texts.removeYes,
      tone: 'danger',
    },
    done: texts.removed,
    refusals,
    refresh,
  });
  return { saving, removing };
}

/** The row that is worked on; one that somebody else took away stays beside the list, with what was typed about it. */
function keptRow<Row extends object>($row: Store<Row | null>, keyOf: (row: Row) => string) {
  const $seen = createStore<Row | null>(null).on($row, (last, row) => row ?? last);
  return combine([$seen, $currentRow] as const, ([row, key]) =>
    row !== null && keyOf(row) === key ? row : null,
  );
}

/**
 * What staff writes and members read: the list, the form of one of them, and sending it once. What was typed about a row is
 * kept while another is looked at. Call it at module level.
 */
export function createWriting<Row extends { id: number }, Values extends FormValues, Draft>({
  query,
  send,
  remove,
  initial,
  schema,
  blank,
  valuesOf,
  draftOf,
  texts,
}: WritingOptions<Row, Values, Draft>) {
  const keyOf = ({ id }: Row) => String(id);
  const list = createDeskList<Row>({ query, keyOf });

  const { saving, removing } = createSendings({ send, remove, texts }, query.refresh);
  const form = createForm<Values>({ initial, schema, isBusy: saving.$isPending });
  sample({ clock: list.Gate.close, target: saving.reset });

  /** Id of what is looked at; null for a new one. */
  const $id = $currentRow.map((key) => parseWhole(key ?? '') ?? null);
  const saved = sample({ clock: saving.done, fn: ({ params }) => params.id });
  const removed = sample({ clock: removing.done, fn: ({ params }) => params });
  keepTyped({
    form,
    list,
    valuesOf: (row, now): Partial<Values> => (row ? valuesOf(row) : (blank?.(now) ?? {})),
    settled: sample({ clock: [saved, removed], fn: (id) => (id === null ? newKey : String(id)) }),
  });

  sample({
    clock: form.accepted,
    source: $id,
    fn: (id, values): Writing<Draft> => ({ id, draft: draftOf(values) }),
    target: saving.start,
  });
  // The panel of what was new, or is no more, closes; unless something else is looked at by now.
  sample({
    clock: saved,
    source: list.$isAdding,
    filter: (isAdding, id) => isAdding && id === null,
    target: rowLeft,
  });
  sample({
    clock: removed,
    source: $id,
    filter: (current, id) => current === id,
    target: rowLeft,
  });

  const $row = keptRow(list.$row, keyOf);
  return { list: { ...list, $row }, form, removing, texts, $id, $isSaving: saving.$isPending };
}

/** What the panel of it is drawn from. */
export type WritingForm<Values extends FormValues> = Pick<
  ReturnType<typeof createWriting<{ id: number }, Values, unknown>>,
  'form' | 'removing' | 'texts' | '$id' | '$isSaving'
>;
