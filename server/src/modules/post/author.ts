import type { components } from '#contract/types.gen.ts';
import { roleOf } from '#rules/roles.ts';
import type { Person, Writer } from './types.ts';

/** Whether somebody works for the site; a guest does not. */
export const isStaff = (account: Parameters<typeof roleOf>[0]) =>
  ['manager', 'admin'].includes(roleOf(account));

export function authorOf(
  writer: Writer,
  reader: Pick<Person, 'memberId'>,
): components['schemas']['PostAuthor'] {
  const { memberId, nickname, level } = writer;
  return {
    nickname,
    level,
    isStaff: isStaff(writer),
    isMine: memberId === reader.memberId,
  };
}
