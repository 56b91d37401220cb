import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { makeConfirming } from '../lib/sample-payments';
import { PaymentHistory } from './payment-history';
import { type Answers, openedScope } from './sample-scope';

const answered = (answer: Answers[string]) => ({
  scope: () => openedScope({ 'GET /charge/crypto/history': answer }),
});

const meta = {
  title: 'features/tether-deposit/PaymentHistory',
  component: PaymentHistory,
} satisfies Meta<typeof PaymentHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const listed = [makeConfirming({ state: 'credited', confirmations: 20 })];

export const Ordinary: Story = {
  parameters: inScenarios({
    ordinary: answered({ body: { data: listed, nextCursor: 'next' } }),
    loading: answered(() => new Promise(() => {})),
    empty: answered({ body: { data: [], nextCursor: null } }),
    failed: answered(() => {
      throw new TypeError('fetch failed');
    }),
  }),
};
