import { expect, it } from 'vitest';
import { makeDeskMember, makeMemberRow } from '@/entities/desk-member/testing';
import { memberKinds } from '@/entities/member/testing';
import { careOf } from '../lib/sample-care';
import { $tool, $tools } from '.';

it('gives admins all there is, but for their own account', () => {
  const another = careOf(makeDeskMember()).scope();
  expect(another.getState($tools)).toEqual(['adjust', 'standing', 'rate', 'note', 'measure']);
  const self = makeDeskMember({ member: makeMemberRow({ id: memberKinds.admin.id }) });
  const own = careOf(self).scope();
  expect(own.getState($tools)).toEqual(['note', 'measure']);
  expect(own.getState($tool)).toBe('note');
});
