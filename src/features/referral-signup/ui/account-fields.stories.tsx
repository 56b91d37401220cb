import { createEffect } from 'effector';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import * as z from 'zod/mini';
import { passwordsMatch } from '@/entities/account-fields';
import { createForm, type FieldCheck } from '@/shared/lib/form';
import { press, typeInto } from '@/shared/lib/test-press';
import { asArg, makeScope } from '@/shared/lib/test-scope';
import { Form } from '@/shared/ui/form';
import { accountInitial, accountShape } from '../lib/account-form';
import { AccountFields, ConsentField } from './account-fields';

const takenFx = createEffect((_check: FieldCheck): string | null => null);
const form = createForm({
  initial: accountInitial,
  schema: z.object({ ...accountShape([]), recommender: z.string() }).check(passwordsMatch),
  checks: { names: ['userId', 'nickname'], fx: takenFx },
});

type Values = typeof accountInitial;

/** The fields in a form that sends nothing. */
function renderForm({ autoFocus }: { autoFocus?: boolean }) {
  return (
    <Form form={form} label="회원가입">
      <AccountFields form={form} autoFocus={autoFocus} />
      <ConsentField form={form} />
      <button type="submit">가입</button>
    </Form>
  );
}

const meta = {
  title: 'features/referral-signup/AccountFields',
  component: AccountFields<Values>,
  args: { form: asArg(form) },
  parameters: { router: {} },
  render: renderForm,
} satisfies Meta<typeof AccountFields<Values>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Each rule speaks beside its own field. */
export const Errors: Story = {
  play: async () => {
    await press(await screen.findByRole('button', { name: '가입' }));
    await waitFor(() => expect(screen.getAllByText('위 항목을 입력해주세요.')).toHaveLength(5));
    await expect(screen.getByText('약관에 동의해주세요.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('아이디')).toHaveFocus());
  },
};

export const Duplicate: Story = {
  parameters: {
    router: {},
    scope: () => makeScope({ handlers: [[takenFx, () => '중복된 아이디입니다.']] }),
  },
  play: async () => {
    const id = await screen.findByLabelText('아이디');
    await typeInto(id, 'member01');
    await userEvent.tab();
    await waitFor(() => expect(id).toHaveAccessibleDescription('중복된 아이디입니다.'));
  },
};
