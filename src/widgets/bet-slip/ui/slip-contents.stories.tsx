import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $streamHealth } from '@/shared/api';
import { press } from '@/shared/lib/test-press';
import { SlipContents } from './slip-contents';
import { slipScope, states } from './sample-states';

const meta = {
  title: 'widgets/bet-slip/SlipContents',
  component: SlipContents,
  parameters: { router: { path: '/korea/cross' }, scope: slipScope() },
  // In a column or a sheet of one width.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SlipContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { scope: slipScope({ count: 0 }) } };
export const SixLegs: Story = { parameters: { scope: slipScope(states.crowded) } };
export const Stale: Story = {
  parameters: { scope: slipScope({ values: [[$streamHealth, 'stale']] }) },
};

export const LegRemoved: Story = {
  play: async ({ canvas }) => {
    const legs = within(await canvas.findByRole('list', { name: '선택한 경기' }));
    const [remove] = legs.getAllByRole('button', { name: /빼기|삭제/ });
    await press(remove as HTMLElement);
    await expect(legs.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Two picks of one match at one price, beside another one. */
export const Joint: Story = {
  parameters: { scope: slipScope(states.joint) },
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: '선택한 경기' }));
    const names = rows.getAllByRole('listitem').map((row) => row.textContent);
    await expect(names[2]).toContain('같은 경기 조합 배당2개 선택2.64');
    await expect(rows.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const JointAsking: Story = { parameters: { scope: slipScope(states.jointAsking) } };
export const JointFirstAnswer: Story = { parameters: { scope: slipScope(states.jointFirst) } };
export const JointUp: Story = { parameters: { scope: slipScope(states.jointUp) } };
export const JointDown: Story = {
  parameters: { scope: slipScope(states.jointDown) },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: '확인이 필요한 사항' }));
    await press(list.getByRole('button', { name: '수락' }));
    await expect(canvas.queryByRole('list', { name: '확인이 필요한 사항' })).toBeNull();
  },
};
export const JointRefused: Story = { parameters: { scope: slipScope(states.jointRefused) } };
export const JointImpossible: Story = { parameters: { scope: slipScope(states.jointImpossible) } };
export const JointFailed: Story = { parameters: { scope: slipScope(states.jointFailed) } };

/** A game in play, whose price has moved while the odds of its legs have not. */
export const JointInPlay: Story = {
  parameters: { scope: slipScope(states.jointInPlay) },
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: '선택한 경기' }));
    await expect(rows.getAllByRole('listitem')[2]).toHaveTextContent('3.06');
    await expect(rows.getByText('배당 상승, 3.01 → 3.06')).toBeInTheDocument();
  },
};

/** A pick of a kind that the match has on the slip: the reason, and the swap. */
export const JointKinds: Story = {
  parameters: { scope: slipScope(states.jointKinds) },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '기존 선택과 바꾸기' }));
    await expect(canvas.queryByRole('button', { name: '기존 선택과 바꾸기' })).toBeNull();
    await expect(canvas.getByText('확인 중')).toBeVisible();
  },
};
