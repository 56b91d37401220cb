// @vitest-environment jsdom
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createForm } from '@/shared/lib/form';
import { renderInApp, screen } from '@/shared/lib/test-render';
import { PasswordField } from './password-field';

const form = createForm({
  initial: { password: '', again: '' },
  schema: z.object({ password: z.string(), again: z.string() }),
});
const warning = 'Caps Lock이 켜져 있습니다.';

function key(kind: 'keydown' | 'keyup', modifierCapsLock: boolean) {
  return new KeyboardEvent(kind, { key: 'A', bubbles: true, modifierCapsLock });
}

it('warns of Caps Lock while the field is typed in, and only there', async () => {
  const { settle } = await renderInApp(
    <>
      <PasswordField form={form} name="password" label="비밀번호" hint="4~12자" />
      <PasswordField form={form} name="again" label="확인" />
    </>,
  );
  const field = screen.getByLabelText('비밀번호');
  const dispatch = async (event: Event) => {
    field.dispatchEvent(event);
    await settle();
  };
  await dispatch(key('keydown', true));
  expect(screen.getAllByText(warning)).toHaveLength(1);
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText(warning).closest('p')?.id);
  await dispatch(key('keyup', false));
  expect(screen.queryByText(warning)).toBeNull();
  expect(screen.getByText('4~12자')).toBeTruthy();
  await dispatch(key('keydown', true));
  await dispatch(new FocusEvent('focusout', { bubbles: true }));
  expect(screen.queryByText(warning)).toBeNull();
});
