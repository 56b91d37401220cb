import { createEvent, type EventCallable, sample } from 'effector';
import type { Gate } from 'effector-react';
import * as z from 'zod/mini';
import { codeSchema } from '@/entities/account-fields';
import { createApiQuery, isHandledByApp } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { lookUpCode } from '../api';
import { codeRefused } from '../model/invitation';
import { referralFound } from '../model/referral';
import { messages } from '../ui/messages';
import type { Referral } from './payload';

interface CodeStepOptions {
  /** The dialog of the step is open. */
  gate: Gate<{ code?: string }>;
  /** The dialog that a valid code leads to. */
  next: { opened: EventCallable<void> };
  /** Which codes are looked up; any by default. */
  schema?: z.ZodMiniType<string>;
}

/**
 * The first step of a sign-up: a code is looked up, stored with its referrer and leads on to the next dialog.
 * A code the gate opened with is looked up at once. Call it at module level.
 */
export function createCodeStep({ gate, next, schema = codeSchema }: CodeStepOptions) {
  const query = createApiQuery(lookUpCode);
  const form = createForm({
    initial: { code: '' },
    schema: z.object({ code: schema }),
    isBusy: query.$isPending,
  });
  const found = createEvent<Referral>();

  const codeReceived = sample({
    clock: gate.open,
    filter: ({ code }) => Boolean(code),
    fn: ({ code }) => code ?? '',
  });
  const answered = sample({ clock: query.done, fn: ({ result }) => result });

  // Closed in the meantime: nobody waits for the answer any more.
  sample({ clock: [gate.open, gate.close], target: [form.reset, query.reset] });
  sample({ clock: codeReceived, fn: (code) => ({ code }), target: form.filled });
  // Who followed a link with a code need not press anything.
  sample({ clock: codeReceived, fn: () => undefined, target: form.submitted });
  sample({
    clock: form.refused,
    fn: () => ({ text: messages.codeFormInvalid }),
    target: alertShown,
  });
  sample({ clock: form.accepted, fn: ({ code }) => code, target: query.start });
  sample({
    clock: answered,
    filter: (referral): referral is Referral => referral !== null,
    target: found,
  });
  sample({ clock: found, target: referralFound });
  sample({ clock: found, fn: () => undefined, target: next.opened });
  const refused = sample({
    clock: answered,
    source: form.$values,
    filter: (_values, referral) => referral === null,
    fn: ({ code }) => code,
  });
  sample({ clock: refused, target: codeRefused });
  sample({ clock: refused, fn: () => ({ text: messages.codeInvalid }), target: alertShown });
  sample({
    clock: query.failed,
    filter: ({ error }) => !isHandledByApp(error),
    fn: ({ error }) => ({
      text: failureAdvice(error),
    }),
    target: alertShown,
  });

  return { form, $isLookingUp: query.$isPending };
}
