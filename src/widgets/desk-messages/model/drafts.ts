import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { memberStates } from '@/entities/desk-member';
import { $member, sessionLost } from '@/entities/member';
import { persistStore } from '@/shared/lib/storage';
import { audiences } from '../lib/audience';
import { list } from './sent';

const draftSchema = z.object({
  audience: z.enum(audiences),
  level: z.string().check(z.regex(/^\d{1,2}$/)),
  title: z.string().check(z.maxLength(1000)),
  contents: z.string().check(z.maxLength(20_000)),
  receivers: z
    .array(
      z.object({
        id: z.string(),
        userId: z.string(),
        nickname: z.string(),
        state: z.enum([...memberStates, 'applied', 'rejected']),
      }),
    )
    .check(z.maxLength(500)),
});

/** What is half written. */
export type Draft = z.infer<typeof draftSchema>;

/** What the one who writes has typed by now. */
export const draftTyped = createEvent<Draft>();
export const draftSent = createEvent();

/** Half-written messages by the id of whoever of staff writes, in this browser alone. */
const $drafts = createStore<Readonly<Record<string, Draft>>>({});
const pickup = createEvent();
persistStore({
  store: $drafts,
  key: 'hanpan.desk-message',
  schema: z.record(z.string(), draftSchema),
  pickup,
});
sample({ clock: list.Gate.open, target: pickup });

/** Who writes; still known while the session ends. */
const $writerId = createStore<string | null>(null);
sample({
  clock: list.Gate.open,
  source: $member,
  fn: (member) => member?.id ?? null,
  target: $writerId,
});

/** What the one who writes had typed before. */
export const $draft = combine([$drafts, $writerId] as const, ([drafts, id]): Draft | null =>
  id === null ? null : (drafts[id] ?? null),
);

function without(drafts: Readonly<Record<string, Draft>>, id: string | null) {
  const { [id ?? '']: _gone, ...others } = drafts;
  return others;
}
sample({
  clock: draftTyped,
  source: { drafts: $drafts, id: $writerId },
  fn: ({ drafts, id }, draft) => (id === null ? drafts : { ...drafts, [id]: draft }),
  target: $drafts,
});
// Whoever leaves on purpose leaves nothing behind.
const leftOnPurpose = sample({ clock: sessionLost, filter: (reason) => reason === 'logout' });
sample({
  clock: [draftSent, leftOnPurpose],
  source: { drafts: $drafts, id: $writerId },
  fn: ({ drafts, id }) => without(drafts, id),
  target: $drafts,
});
