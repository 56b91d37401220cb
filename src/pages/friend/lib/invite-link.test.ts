import { expect, it } from 'vitest';
import { inviteLink } from './invite-link';

it('carries the code as it is written', () => {
  expect(inviteLink('HANPAN', 'https://hanpan.example')).toBe(
    'https://hanpan.example/?joinCd=HANPAN',
  );
  const odd = inviteLink('한 판&x', 'https://hanpan.example');
  expect(new URL(odd).searchParams.get('joinCd')).toBe('한 판&x');
});
