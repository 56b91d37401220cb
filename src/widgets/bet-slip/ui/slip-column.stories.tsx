import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { SlipColumn } from './slip-column';
import { slipScope, states } from './sample-states';

const meta = {
  title: 'widgets/bet-slip/SlipColumn',
  component: SlipColumn,
  parameters: { layout: 'fullscreen', router: { path: '/korea/cross' }, scope: slipScope() },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '900px', inlineSize: '336px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SlipColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (name: keyof typeof states): Story => ({
  parameters: { scope: slipScope(states[name]) },
});

export const ThreeLegs: Story = {};

export const Cleared: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '전체삭제' }));
    await expect(canvas.queryByRole('list', { name: '선택한 경기' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '전체삭제' })).toBeNull();
  },
};

/** With a leg in play the slip is one in play, with its limits and title. */
export const InPlay: Story = {
  ...story('liveLegs'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '인플레이 베팅카트' })).toBeVisible();
  },
};
/** A pick of the European board makes the slip European: no bonus pick goes with it. */
export const European: Story = {
  ...story('european'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '유럽형 베팅카트' })).toBeVisible();
    await expect(canvas.queryByText('보너스 배당')).toBeNull();
  },
};

/** The stake is that of each pick. */
export const Singles: Story = {
  ...story('singles'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '150,000원 베팅하기' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: '1건당 베팅금액' })).toHaveValue('50,000');
    await expect(canvas.queryByText('총 배당률')).toBeNull();
  },
};
/** From one bet of all to a system, and the stake of each of its bets. */
export const System: Story = {
  parameters: { scope: slipScope({ bonus: 3 }) },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '시스템' }));
    await expect(canvas.getByRole('button', { name: '150,000원 베팅하기' })).toBeEnabled();
    await press(canvas.getByRole('checkbox', { name: '3폴더 × 1' }));
    await expect(canvas.getByRole('button', { name: '200,000원 베팅하기' })).toBeEnabled();
    await expect(canvas.getByText('총 베팅금액 · 4라인')).toBeVisible();
  },
};
export const Goliath: Story = story('goliath');
export const SystemDollars: Story = story('systemDollars');
export const SystemTooSmall: Story = {
  ...story('systemTooSmall'),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '라인당 3,334원으로 변경' }));
    await expect(canvas.getByRole('button', { name: '10,002원 베팅하기' })).toBeEnabled();
  },
};
export const SystemOverBalance: Story = {
  ...story('systemOverBalance'),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '라인당 428,166원으로 변경' }));
    await expect(canvas.getByRole('button', { name: '1,284,498원 베팅하기' })).toBeEnabled();
  },
};
export const SinglesOverBalance: Story = story('singlesOverBalance');
