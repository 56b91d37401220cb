import { screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { WithdrawPasswordDialog } from './withdraw-password-dialog';

const locked = makeProblem('REQUEST_REFUSED', { refusals: [{ code: 'WITHDRAWAL_LOCKED' }] });

const meta = {
  title: 'pages/member/WithdrawPasswordDialog',
  component: WithdrawPasswordDialog,
  parameters: {
    scope: () =>
      makeScope({ values: [[$api, createFakeApi({ 'POST /exchange/password': locked })]] }),
  },
} satisfies Meta<typeof WithdrawPasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  play: async () => {
    await typeInto(await screen.findByLabelText('현재 환전 비밀번호'), '0000');
    await typeInto(screen.getByLabelText('새 환전 비밀번호'), '7391');
    await typeInto(screen.getByLabelText('새 환전 비밀번호 확인'), '7391{Enter}');
    await screen.findByText('환전이 잠겼습니다. 고객센터로 문의해주세요.');
  },
};
