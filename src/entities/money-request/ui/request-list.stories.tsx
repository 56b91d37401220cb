import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDecided, makeDeposit, makeWithdrawal } from '../testing';
import { RequestList } from './request-list';

const deposit = (id: string) => makeDeposit({ id });

const meta = {
  title: 'entities/money-request/RequestList',
  component: RequestList,
  args: {
    requests: [
      deposit('a'),
      makeDecided(deposit('b'), 'approved'),
      makeDecided(deposit('c'), 'rejected', '입금 확인 불가'),
      makeDecided(deposit('d'), 'cancelled'),
    ],
  },
} satisfies Meta<typeof RequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const EveryState: Story = {
  args: {
    requests: [
      makeWithdrawal({ id: 'a' }),
      makeWithdrawal({ id: 'b', state: 'checking' }),
      makeWithdrawal({ id: 'c', state: 'awaiting_second' }),
      makeDecided(makeWithdrawal({ id: 'd' }), 'paid'),
      makeDecided(makeWithdrawal({ id: 'e' }), 'failed', '계좌 불일치로 반송되었습니다.'),
      makeDecided(deposit('f'), 'expired'),
      makeDecided(deposit('g'), 'reversed', '입금 오류'),
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
