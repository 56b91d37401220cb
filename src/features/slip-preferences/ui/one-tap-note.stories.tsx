import { allSettled } from 'effector';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $account, $takesOneTap, preferencesSaved } from '@/entities/slip';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { OneTapNote } from './one-tap-note';

const account = { id: 'mem_1', balance: 1_284_500, currency: 'KRW', level: 3 };

/** A member who has chosen a stake and one-tap bets. */
function oneTapScope() {
  const values = [
    [$account, account],
    [$takesOneTap, true],
  ] as const;
  const scope = makeScope({ values: [...values] });
  const params = { quickStakes: [10_000, 50_000], stake: 30_000, isOneTap: true };
  void allSettled(preferencesSaved, { scope, params });
  return scope;
}

const meta = {
  title: 'features/slip-preferences/OneTapNote',
  component: OneTapNote,
  parameters: { scope: oneTapScope },
} satisfies Meta<typeof OneTapNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/누르면 바로 30,000원 베팅/)).toBeVisible();
    await press(canvas.getByRole('button', { name: '끄기' }));
    await expect(canvas.queryByText(/원터치/)).toBeNull();
  },
};
