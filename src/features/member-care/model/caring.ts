import { deskMember } from '@/entities/desk-member';
import { confirmedMutation } from '@/shared/api';
import { type Measure, sendCare } from '../api';
import { messages } from '../ui/messages';

/** Whether a measure lets somebody in, or something go on. */
export function isGentle(measure: Measure): boolean {
  return measure === 'restore' || measure === 'unlock' || measure === 'takeBack';
}

export const caring = confirmedMutation({
  send: sendCare,
  confirm: (care) => {
    if (!('nickname' in care)) return null;
    const title = messages.measures[care.act];
    return {
      title,
      text: messages.measureText(care.nickname, title, care.reason),
      tone: isGentle(care.act) ? 'neutral' : 'danger',
    };
  },
  done: (_none, { act }) => messages.cared[act],
  refusals: { INVALID_STATE: messages.moved },
  // Whatever became of it, the member is perhaps not as it was shown.
  refresh: deskMember.refresh,
});
