import { combine, createEvent, sample } from 'effector';
import { createRequestMoved } from '@/entities/money-request';
import { createApiQuery, createPagedQuery, siteStreamed } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { loadPayments, loadTerms } from '../api';
import { stageOf } from '../lib/payment';

/** A block of the chain takes three seconds, and the stream tells of states, not of blocks. */
const blockSeconds = 3;

export const depositOpened = createEvent();
export const depositClosed = createEvent();

export const terms = createApiQuery(loadTerms);
export const payments = createPagedQuery(
  (api, { cursor }: { query: undefined; cursor: string | null }) => loadPayments(api, { cursor }),
  { shows: 'every page', keyOf: ({ id }) => id },
);

/** Under way, the newest first. */
const $open = terms.$data.map((data) => data?.open ?? []);
/** What is under way is read with each block, and what is listed is not. */
export const $listed = combine([payments.$items, $open] as const, ([items, open]) =>
  items === null ? null : items.map((item) => open.find(({ id }) => id === item.id) ?? item),
);

const moved = createRequestMoved(['tetherDeposit']);
const switched = sample({
  clock: siteStreamed,
  filter: ({ snapshots, deltas }) =>
    snapshots.length > 0 ||
    deltas.some(({ changes }) => changes.some(({ kind }) => kind === 'setting')),
});
const blockDue = sample({
  clock: $now,
  source: { open: $open, isPending: terms.$isPending },
  filter: ({ open, isPending }, now) =>
    !isPending &&
    Math.floor(now / 1000) % blockSeconds === 0 &&
    open.some((payment) => stageOf(payment) === 'blocks'),
});

sample({ clock: depositOpened, fn: () => undefined, target: [terms.start, payments.opened] });
sample({ clock: [moved, switched, blockDue], fn: () => undefined, target: terms.refresh });
sample({ clock: moved, target: payments.refresh });
sample({ clock: depositClosed, target: [terms.reset, payments.closed] });
