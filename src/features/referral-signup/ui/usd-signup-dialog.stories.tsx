import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $setting } from '@/entities/setting/testing';
import { $api, never } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { sampleSignupApi } from '../lib/sample-api';
import { $referral } from '../model/referral';
import { UsdSignupDialog } from './usd-signup-dialog';

const meta = {
  title: 'features/referral-signup/UsdSignupDialog',
  component: UsdSignupDialog,
  parameters: {
    router: {},
    scope: () =>
      makeScope({
        values: [
          [$referral, { code: 'USD', memberId: 'mem_1' }],
          [$setting, { coinBonus: { basisPoints: 500, capPoints: 100_000 } }],
          [$api, sampleSignupApi({ count: never })],
        ],
      }),
  },
} satisfies Meta<typeof UsdSignupDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const idField = () => screen.findByRole('textbox', { name: '아이디' });

/** The terms open beside the form, so that nothing typed is lost. */
export const Playground: Story = {
  play: async () => {
    await waitFor(async () => expect(await idField()).toHaveFocus());
    await expect(
      screen.getByText('충전 포인트 5%가 지급됩니다. (최대 100,000원)'),
    ).toBeInTheDocument();
    const terms = screen.getByRole('link', { name: '이용규정 보기' });
    await expect(terms).toHaveAttribute('href', '/rule');
    await expect(terms).toHaveAttribute('target', '_blank');
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
  play: async () => {
    await typeInto(await idField(), 'hangang1');
    await userEvent.tab();
    await expect(await idField()).toHaveAccessibleDescription('중복 여부를 확인하고 있습니다.');
  },
};
