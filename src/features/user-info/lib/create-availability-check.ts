import { createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { $bannedWords } from '@/entities/setting';
import { countTaken } from '@/entities/account-fields';
import { createApiQuery, isHandledByApp } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown } from '@/shared/lib/alerts';
import { createForm, type Form } from '@/shared/lib/form';

export interface Availability {
  value: string;
  isTaken: boolean;
}

export type CheckForm = Form<{ value: string }>;

/** A field with a button that tells whether its value is in use; what it may be depends on the banned words. */
export function createAvailabilityCheck(
  name: 'userId' | 'nickname',
  schemaOf: (banned: readonly string[]) => z.ZodMiniType<string>,
) {
  const query = createApiQuery((api, { value }: { value: string }) =>
    countTaken(api, { name, value }),
  );
  const form: CheckForm = createForm({
    initial: { value: '' },
    schema: $bannedWords.map((banned) => z.object({ value: schemaOf(banned) })),
    isBusy: query.$isPending,
  });
  const $result = createStore<Availability | null>(null);

  sample({ clock: form.accepted, target: query.start });
  sample({
    clock: query.done,
    fn: ({ params: { value }, result }) => ({ value, isTaken: result > 0 }),
    target: $result,
  });
  sample({
    clock: query.failed,
    filter: ({ error }) => !isHandledByApp(error),
    fn: ({ error }) => ({ text: failureAdvice(error) }),
    target: alertShown,
  });
  // An answer about an older value comes too late to matter.
  sample({ clock: [form.changed, form.reset], target: query.reset });
  $result.reset(form.changed, form.reset);

  return { form, $result, $isAsking: query.$isPending };
}
