import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $counts } from '@/entities/game';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $facts } from '../model/facts';
import { MenuRail } from './menu-rail';

const names = [
  ['sports', '스포츠'],
  ['inplay', '인플레이'],
  ['event', '이벤트'],
  ['customer', '고객센터'],
] as const;

const values = [
  [$facts, { progress: null, rolling: null, events: 2, answers: 1 }],
  [$counts, { live: { football: 18 } }],
] as const;

const meta = {
  title: 'widgets/side-menu/MenuRail',
  component: MenuRail,
  args: {
    groups: names.map(([key, label]) => ({ key, label, links: [] })),
    current: 'sports',
    onChoose: fn(),
  },
  parameters: { scope: () => makeScope({ values }) },
  // The menu has one width.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MenuRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** What waits in a group is said with its name. */
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await press(await canvas.findByRole('button', { name: /이벤트.*참여 가능 2/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('event');
  },
};
