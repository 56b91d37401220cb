import { attach, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { $bannedWords } from '@/entities/setting';
import { countTakenFx } from '@/entities/account-fields';
import { isHandledByApp } from '@/shared/api';
import { alertShown } from '@/shared/lib/alerts';
import { createForm, type Form } from '@/shared/lib/form';
import { messages } from '../ui/messages';

export interface Availability {
  value: string;
  isTaken: boolean;
}

export type CheckForm = Form<{ value: string }>;

/** Makes a field with a button that tells whether its value is in use; what it may be depends on the banned words. */
export function createAvailabilityCheck(
  name: 'userId' | 'nickname',
  schemaOf: (banned: readonly string[]) => z.ZodMiniType<string>,
) {
  const countFx = attach({
    effect: countTakenFx,
    mapParams: ({ value }: { value: string }) => ({ name, value }),
  });
  const form: CheckForm = createForm({
    initial: { value: '' },
    schema: $bannedWords.map((banned) => z.object({ value: schemaOf(banned) })),
    isBusy: countFx.pending,
  });
  const $result = createStore<Availability | null>(null);

  sample({ clock: form.accepted, target: countFx });
  sample({
    clock: countFx.done,
    source: form.$values,
    // An answer about an older value comes too late to matter.
    filter: ({ value }, { params }) => value === params.value,
    fn: ({ value }, { result }) => ({ value, isTaken: result > 0 }),
    target: $result,
  });
  sample({
    clock: countFx.failData,
    filter: (error) => !isHandledByApp(error),
    fn: (error) => ({ text: error.kind === 'problem' ? error.message : messages.unexpected }),
    target: alertShown,
  });
  $result.reset(form.changed, form.reset);

  return { form, $result, $isAsking: countFx.pending };
}
