import { attach, createEffect, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { createApiQuery } from '@/shared/api';
import { askConfirmFx } from '@/shared/lib/alerts';
import { readNowFx } from '@/shared/lib/clock';
import { startOfKstDay } from '@/shared/lib/format';
import { timestamp } from '@/shared/lib/schema';
import { persistStore } from '@/shared/lib/storage';
import { loadPromotion } from '../api';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { kindOfLobby } from '../lib/address';
import { messages } from '../ui/messages';
import { $isOpen, $isRestricted, $search, filterChanged } from './page';

type Subject = 'evolution' | 'slot';
type Days = Readonly<Partial<Record<Subject, number>>>;
const evolution = 'evolution';

/** The start of the day on which this device last showed the question, epoch milliseconds. */
export const $promptedDays = createStore<Days>({});
persistStore({
  store: $promptedDays,
  key: 'hanpan.casino-promotion',
  schema: z.partial(z.object({ evolution: timestamp, slot: timestamp })) as z.ZodMiniType<Days>,
  pickup: pageOpened.map(() => undefined),
});

/** Whether something runs that the member can take part in. While that is unknown no question is shown. */
const promotionQuery = createApiQuery(loadPromotion);
/** What the question is about, once it is known whether anything runs. */
const $subject = createStore<Subject | null>(null).reset(pageClosed);

const $provider = createStore<string | undefined>(undefined, { skipVoid: false })
  .on([pageOpened, pageSearchChanged], (_last, { search }) => search.provider)
  .reset(pageClosed);

const slotsEntered = sample({
  clock: pageOpened,
  filter: ({ lobby, search: { game, round, provider } }) =>
    kindOfLobby(lobby) === 'slot' &&
    game === undefined &&
    round === undefined &&
    provider !== evolution,
  fn: (): Subject => 'slot',
});
const evolutionPicked = sample({
  clock: $provider,
  source: { isRestricted: $isRestricted, search: $search },
  filter: ({ isRestricted, search }, provider) =>
    provider === evolution && !isRestricted && search.game === undefined,
  fn: (): Subject => 'evolution',
});

const readDayFx = attach({
  mapParams: (_subject: Subject) => undefined,
  effect: readNowFx,
});
sample({ clock: [slotsEntered, evolutionPicked], target: readDayFx });
const due = sample({
  clock: readDayFx.done,
  source: { days: $promptedDays, isOpen: $isOpen },
  filter: ({ days, isOpen }, { params, result }) =>
    isOpen && days[params] !== startOfKstDay(result),
  fn: (_source, { params }) => params,
});
sample({ clock: due, target: $subject });
sample({ clock: due, target: promotionQuery.start });
sample({ clock: pageClosed, target: promotionQuery.reset });

const promptFx = createEffect((subject: Subject) =>
  askConfirmFx({
    title: messages.promotionTitle,
    text: messages.promotion[subject],
    confirmLabel: messages.enter,
  }),
);
const promptDue = sample({
  clock: promotionQuery.done,
  source: { subject: $subject, isRestricted: $isRestricted },
  filter: ({ subject, isRestricted }, { result }) => result && subject !== null && !isRestricted,
  fn: ({ subject }) => subject as Subject,
});
const readPromptedFx = attach({ mapParams: (_subject: Subject) => undefined, effect: readNowFx });
sample({ clock: promptDue, target: [promptFx, readPromptedFx] });
sample({
  clock: readPromptedFx.done,
  source: $promptedDays,
  fn: (days, { params, result }): Days => ({ ...days, [params]: startOfKstDay(result) }),
  target: $promptedDays,
});
// Slots are entered either way.
sample({
  clock: promptFx.done,
  source: { search: $search, isOpen: $isOpen },
  filter: ({ search, isOpen }, { params, result }) =>
    params === evolution && !result && isOpen && search.provider === evolution,
  fn: () => ({ provider: undefined }),
  target: filterChanged,
});
