import { allSettled } from 'effector';
import { form, receiverAdded, writeClicked } from '../model/form';
import { MessagesGate } from '../model/sent';
import type { Receiver } from './audience';
import { scopeOf } from './sample-sent';

interface Typed {
  audience?: string;
  who?: string;
  title?: string;
  contents?: string;
  receivers?: readonly Receiver[];
}

/** Makes the parameters of a story in which staff has typed this. */
export function writing(
  { receivers = [], ...values }: Typed = {},
  answers: Parameters<typeof scopeOf>[0] = {},
) {
  return {
    scope: () => {
      const scope = scopeOf(answers);
      void allSettled(MessagesGate.open, { scope, params: { to: null } });
      void allSettled(writeClicked, { scope });
      for (const one of receivers) void allSettled(receiverAdded, { scope, params: one });
      for (const [name, value] of Object.entries(values))
        void allSettled(form.changed, {
          scope,
          params: { name: name as keyof typeof values, value },
        });
      return scope;
    },
  };
}
