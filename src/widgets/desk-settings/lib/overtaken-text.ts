import type { SiteSettings, Switches } from '../model/settings';
import { messages } from '../ui/messages';

/** What another admin has set meanwhile, beside what was not set. */
export function overtakenText(wanted: Partial<Switches>, now: SiteSettings): string {
  const [name] = Object.keys(wanted) as (keyof Switches)[];
  if (name === undefined) return messages.overtaken;
  if (name === 'idNiknameBan') return messages.overtakenWords(now.idNiknameBan.length);
  if (name === 'autoLogoutMin')
    return messages.overtakenBy(
      messages.autoLogoutMin,
      messages.minutes(now.autoLogoutMin),
      messages.minutes(wanted.autoLogoutMin ?? now.autoLogoutMin),
    );
  const { title, states } = messages.switches[name];
  const stateOf = (value: boolean | number | undefined) => states[value ? 'on' : 'off'];
  return messages.overtakenBy(title, stateOf(now[name]), stateOf(wanted[name]));
}
