import { expect, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { Button } from '../button';
import { Form } from './form';
import { FormCheckbox } from './form-checkbox';
import { FormSelect } from './form-select';
import { FormTextField } from './form-text-field';
import { FormTextarea } from './form-textarea';
import {
  banks,
  checkHints,
  formArg as form,
  type StoryValues,
  takenFx,
  touchedScope,
} from './sample-form';

const meta = {
  title: 'shared/ui/Form',
  component: Form<StoryValues>,
  args: {
    form,
    label: '회원가입',
    children: (
      <>
        <FormTextField
          form={form}
          name="nickname"
          label="닉네임"
          checkHints={checkHints}
          required
        />
        <FormSelect form={form} name="bank" label="은행" options={banks} placeholder="선택" />
        <FormTextarea form={form} name="memo" label="문의 내용" />
        <FormCheckbox form={form} name="consent">
          모든 이용약관에 동의합니다.
        </FormCheckbox>
        <Button type="submit" size="lg" fullWidth>
          회원가입
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Form<StoryValues>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    const nickname = canvas.getByRole('textbox', { name: /닉네임/ });
    await step('leaving a field validates it', async () => {
      await press(nickname);
      await userEvent.tab();
      await expect(nickname).toHaveAccessibleDescription('위 항목을 입력해주세요.');
    });
    await step('Enter submits, and the first wrong field takes the focus', async () => {
      await typeInto(canvas.getByRole('textbox', { name: '문의 내용' }), '안녕하세요');
      await press(nickname);
      await typeInto(nickname, '한강');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('combobox', { name: '은행' })).toHaveFocus());
      await expect(canvas.getByText('약관에 동의해주세요.')).toBeVisible();
    });
    await step('a value the server has nothing against says so', async () => {
      await press(nickname);
      await userEvent.tab();
      await waitFor(() => expect(nickname).toHaveAccessibleDescription('사용 가능합니다.'));
    });
  },
};

export const Errors: Story = { parameters: { scope: touchedScope } };

export const Checking: Story = {
  parameters: {
    scope: () => makeScope({ handlers: [[takenFx, () => new Promise(() => {})]] }),
  },
  play: async ({ canvas }) => {
    const nickname = canvas.getByRole('textbox', { name: /닉네임/ });
    await typeInto(nickname, '한강');
    await userEvent.tab();
    await expect(nickname).toHaveAccessibleDescription('확인 중입니다.');
  },
};

/** The error of the field that is left must not push the button from under the press. */
export const PressWhileLeaving: Story = {
  play: async ({ canvas }) => {
    const nickname = canvas.getByRole('textbox', { name: /닉네임/ });
    // One person, so that the release belongs to the press.
    const user = userEvent.setup();
    await press(nickname);
    await user.pointer({ target: canvas.getByRole('checkbox'), keys: '[MouseLeft>]' });
    await expect(nickname).not.toHaveAccessibleDescription('위 항목을 입력해주세요.');
    await user.pointer({ keys: '[/MouseLeft]' });
    await waitFor(() => expect(nickname).toHaveAccessibleDescription('위 항목을 입력해주세요.'));
  },
};
