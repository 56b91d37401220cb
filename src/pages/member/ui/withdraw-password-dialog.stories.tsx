import { screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { WithdrawPasswordDialog } from './withdraw-password-dialog';

function answering(answer: () => object | Promise<object>) {
  const api = createFakeApi({ 'POST /exchange/password': answer });
  return { scope: () => makeScope({ values: [[$api, api]] }) };
}

const meta = {
  title: 'pages/member/WithdrawPasswordDialog',
  component: WithdrawPasswordDialog,
  parameters: answering(() => new Promise(() => {})),
} satisfies Meta<typeof WithdrawPasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fill(current: string, next: string) {
  await typeInto(await screen.findByLabelText('현재 환전 비밀번호'), current);
  await typeInto(screen.getByLabelText('새 환전 비밀번호'), next);
  await typeInto(screen.getByLabelText('새 환전 비밀번호 확인'), `${next}{Enter}`);
}

export const Empty: Story = {};

export const Same: Story = {
  play: async () => {
    await fill('1234', '1234');
    await screen.findByText('현재 환전 비밀번호와 다르게 입력해주세요.');
  },
};

export const Locked: Story = {
  parameters: answering(() =>
    makeProblem('REQUEST_REFUSED', { refusals: [{ code: 'WITHDRAWAL_LOCKED' }] }),
  ),
  play: async () => {
    await fill('0000', '7391');
    await screen.findByText('환전이 잠겼습니다. 고객센터로 문의해주세요.');
  },
};
