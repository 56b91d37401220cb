import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { lineLost, type SampleAnswers, sampleSignupApi } from '../lib/sample-api';
import { $referral } from '../model/referral';
import { UsdSignupDialog } from './usd-signup-dialog';

const never = () => new Promise<never>(() => {});

function answering(answers: SampleAnswers = {}) {
  return {
    router: {},
    scope: () =>
      makeScope({
        values: [
          [$referral, { code: 'USD', memberId: 'mem_1' }],
          [$api, sampleSignupApi({ signUp: never, ...answers })],
        ],
      }),
  };
}

const meta = {
  title: 'features/referral-signup/UsdSignupDialog',
  component: UsdSignupDialog,
  parameters: answering(),
} satisfies Meta<typeof UsdSignupDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const idField = () => screen.findByRole('textbox', { name: '아이디' });

async function fillAll() {
  await typeInto(await idField(), 'hangang1');
  await typeInto(screen.getByRole('textbox', { name: '닉네임' }), '한강바람');
  await typeInto(screen.getByLabelText('비밀번호'), 'abcd!234');
  await typeInto(screen.getByLabelText('비밀번호 확인'), 'abcd!234');
  await typeInto(screen.getByLabelText('환전 비밀번호 (숫자 4자리)'), '1234');
  await typeInto(screen.getByRole('textbox', { name: '추천인' }), '코인');
  await press(screen.getByRole('checkbox'));
}

export const Empty: Story = {
  play: async () => {
    await waitFor(async () => expect(await idField()).toHaveFocus());
    await expect(screen.getByText('코인 전용 회원 안내')).toBeVisible();
  },
};

export const Errors: Story = {
  play: async ({ step }) => {
    await step('Enter checks every field and goes to the first', async () => {
      await typeInto(await idField(), '{Enter}');
      await waitFor(() => expect(screen.getByText('약관에 동의해주세요.')).toBeVisible());
      await expect(screen.getAllByText('위 항목을 입력해주세요.')).toHaveLength(6);
      await waitFor(async () => expect(await idField()).toHaveFocus());
    });
    await step('a field left with a wrong value says its rule', async () => {
      await typeInto(await idField(), 'abc');
      await userEvent.tab();
      await expect(await idField()).toHaveAccessibleDescription(
        '공백 없이 영문, 숫자 6~14자로 입력해주세요.',
      );
    });
  },
};

export const Checking: Story = {
  parameters: answering({ count: never }),
  play: async () => {
    await typeInto(await idField(), 'hangang1');
    await userEvent.tab();
    await expect(await idField()).toHaveAccessibleDescription('중복 여부를 확인하고 있습니다.');
  },
};

export const Duplicate: Story = {
  parameters: answering({ count: () => 1 }),
  play: async () => {
    await typeInto(await idField(), 'hangang1');
    await userEvent.tab();
    await waitFor(async () =>
      expect(await idField()).toHaveAccessibleDescription('중복된 아이디입니다.'),
    );
  },
};

export const Submitting: Story = {
  play: async () => {
    await fillAll();
    await press(screen.getByRole('button', { name: '회원가입' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '회원가입' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** A failed sign-up leaves everything that was typed. */
export const Failed: Story = {
  parameters: answering({ signUp: lineLost }),
  play: async () => {
    await fillAll();
    await press(screen.getByRole('button', { name: '회원가입' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '회원가입' })).not.toHaveAttribute('aria-busy'),
    );
    await expect(await idField()).toHaveValue('hangang1');
  },
};
