import { sample } from 'effector';
import type { SettingText } from '@/entities/desk-request';
import { sessionLost } from '@/entities/member';
import { alertShown } from '@/shared/lib/alerts';
import type { Form } from '@/shared/lib/form';
import type { SiteSettings, WantedSetting } from '../api';
import { messages } from '../ui/messages';
import { asking, settings } from './settings';

type Typed = Record<string, string>;

interface Wanted {
  /** What of it is not as it is set. */
  changes: readonly SettingText[];
  body: WantedSetting;
}

interface Terms<Values extends Typed> {
  form: Form<Values>;
  /** The field that says whose terms are typed. */
  chooser: keyof Values & string;
  /** A field that is empty only before anything is shown in it. */
  always: keyof Values & string;
  /** What is set of what was chosen, as it would be typed; nothing where it is not known. */
  typed: (shown: SiteSettings, values: Values) => Partial<Values>;
  wanted: (shown: SiteSettings, values: Values) => Wanted;
  title: string;
  text: (changes: readonly SettingText[]) => string;
}

/** Makes a form begin with what is set, and ask for what is typed, which another admin grants. Call it at module level. */
export function askForTerms<Values extends Typed>(terms: Terms<Values>): void {
  const { form, chooser, always, typed, wanted, title, text } = terms;
  sample({ clock: sessionLost, target: form.reset });

  const typing = { shown: settings.$data, values: form.$values };
  const chosen = sample({ clock: form.changed, filter: ({ name }) => name === chooser });
  const emptied = sample({
    clock: [settings.$data, form.reset],
    source: typing,
    filter: ({ shown, values }) => shown !== null && values[always] === '',
  });
  sample({
    clock: [chosen, emptied],
    source: typing,
    fn: ({ shown, values }) => (shown ? typed(shown, values) : {}),
    target: form.filled,
  });

  const accepted = sample({
    clock: form.accepted,
    source: settings.$data,
    fn: (shown, values) => shown && wanted(shown, values),
  });
  const asked = sample({ clock: accepted, filter: (one) => one !== null });
  sample({
    clock: asked,
    filter: ({ changes }) => changes.length === 0,
    fn: () => ({ text: messages.nothingChanged }),
    target: alertShown,
  });
  sample({
    clock: asked,
    filter: ({ changes }) => changes.length > 0,
    fn: ({ changes, body }) => ({ body, question: { title, text: text(changes) } }),
    target: asking.start,
  });
}
