import { allSettled } from 'effector';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeTetherTerms } from '../lib/sample-payments';
import { amountChanged, submitClicked } from '../model';
import { ConfirmDeposit } from './confirm-deposit';
import { openedScope } from './sample-scope';

const meta = {
  title: 'features/tether-deposit/ConfirmDeposit',
  component: ConfirmDeposit,
  args: { terms: makeTetherTerms() },
  parameters: {
    scope: () => {
      const scope = openedScope({
        'POST /charge/cryptoDeposit': { status: 201, body: { id: 'tet_1' } },
      });
      void allSettled(amountChanged, { scope, params: 20_000 });
      void allSettled(submitClicked, { scope });
      return scope;
    },
  },
} satisfies Meta<typeof ConfirmDeposit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async () => {
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/200 USDT\(약 282,500원\)/)).toBeVisible();
  },
};

export const Confirmed: Story = {
  play: async () => {
    const question = within(await screen.findByRole('alertdialog'));
    await press(question.getByRole('button', { name: '발급받기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
