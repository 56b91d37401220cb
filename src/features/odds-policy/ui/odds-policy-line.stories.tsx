import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $account } from '@/entities/slip';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { policySaving } from '../model';
import { OddsPolicyLine } from './odds-policy-line';

const account = { id: 'mem_1', balance: 0, currency: 'KRW', level: 1 };

const meta = {
  title: 'features/odds-policy/OddsPolicyLine',
  component: OddsPolicyLine,
  parameters: {
    scope: () =>
      makeScope({
        values: [[$account, account]],
        handlers: [[policySaving.sendFx, () => Promise.reject({ kind: 'network' })]],
      }),
  },
} satisfies Meta<typeof OddsPolicyLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the line opens the choice', async () => {
      await press(canvas.getByRole('button', { name: /배당 상승 시에만/ }));
      await screen.findByRole('dialog', { name: '배당 변경 시 처리' });
    });
    await step('for this bet only, nothing is saved', async () => {
      await press(screen.getByRole('radio', { name: /항상 확인/ }));
      await press(screen.getByRole('checkbox', { name: '이번 베팅에만 적용' }));
      await press(screen.getByRole('button', { name: '적용' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByText('배당 변경 시 · 항상 확인 (이번 베팅)')).toBeVisible();
    });
  },
};

export const SaveFailed: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /배당 상승 시에만/ }));
    await press(await screen.findByRole('button', { name: '적용' }));
    await screen.findByText('설정을 저장하지 못했습니다. 잠시 후 다시 시도해주세요.');
  },
};
