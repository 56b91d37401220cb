import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { makeConfirming, makePartial, makePayment } from '../lib/sample-payments';
import { PaymentTimeline } from './payment-timeline';

const meta = {
  title: 'features/tether-deposit/PaymentTimeline',
  component: PaymentTimeline,
  args: { payment: makeConfirming() },
} satisfies Meta<typeof PaymentTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = { confirmations: 20 };
const reason = '확인되지 않는 입금';

/** Each state. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="6">
      <PaymentTimeline payment={makePayment()} />
      <PaymentTimeline payment={makeConfirming()} />
      <PaymentTimeline payment={makePartial()} />
      <PaymentTimeline payment={makeConfirming({ ...all, state: 'late' })} />
      <PaymentTimeline payment={makeConfirming({ ...all, state: 'reviewing' })} />
      <PaymentTimeline payment={makeConfirming({ ...all, state: 'awaiting_second' })} />
      <PaymentTimeline payment={makeConfirming({ ...all, state: 'credited' })} />
      <PaymentTimeline payment={makePayment({ state: 'expired' })} />
      <PaymentTimeline payment={makeConfirming({ ...all, state: 'rejected', reason })} />
    </Stack>
  ),
};
