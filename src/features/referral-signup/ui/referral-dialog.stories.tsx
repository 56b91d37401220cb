import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, never } from '@/shared/api/testing';
import { $dialog } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import { referralDialog } from '../dialogs';
import { sampleSignupApi } from '../lib/sample-api';
import { ReferralDialog } from './referral-dialog';

function opened(props: { code?: string } = {}) {
  const values = [
    [$dialog, { name: 'referral' }],
    [referralDialog.$props, props],
    [$api, sampleSignupApi({ lookUp: never })],
  ] as const;
  return { scope: () => makeScope({ values }) };
}

const meta = {
  title: 'features/referral-signup/ReferralDialog',
  component: ReferralDialog,
  parameters: opened(),
} satisfies Meta<typeof ReferralDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: '추천코드' });

export const Playground: Story = {
  play: async ({ step }) => {
    await step('the field has the focus and says what to enter', async () => {
      await waitFor(async () => expect(await field()).toHaveFocus());
      await expect(await field()).toHaveAttribute('placeholder', '추천코드 (없으면 USD 입력)');
    });
    await step('Enter without a code is refused beside the field', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(async () =>
        expect(await field()).toHaveAccessibleDescription('추천코드를 입력해주세요.'),
      );
    });
  },
};

export const LookingUp: Story = {
  parameters: opened({ code: 'HANPAN' }),
  play: async () => {
    await expect(await field()).toHaveValue('HANPAN');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '2단계로 이동' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};
