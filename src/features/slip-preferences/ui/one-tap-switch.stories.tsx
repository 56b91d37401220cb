import { allSettled } from 'effector';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $account, preferencesSaved } from '@/entities/slip';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { OneTapSwitch } from './one-tap-switch';

const account = { id: 'mem_1', balance: 1_284_500, currency: 'KRW', level: 3 };

/** A member who has remembered a stake. */
function scopeOf() {
  const scope = makeScope({ values: [[$account, account]] });
  const params = { quickStakes: [10_000], stake: 30_000, isOneTap: false };
  void allSettled(preferencesSaved, { scope, params });
  return scope;
}

const meta = {
  title: 'features/slip-preferences/OneTapSwitch',
  component: OneTapSwitch,
  parameters: { scope: scopeOf },
} satisfies Meta<typeof OneTapSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '원터치 베팅 30,000원' });
    await expect(box).not.toBeChecked();
    await press(box);
    await expect(box).toBeChecked();
    await press(box);
    await expect(box).not.toBeChecked();
    await press(box);
  },
};
