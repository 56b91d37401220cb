import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { Card } from '@/shared/ui/card';
import { CommunityFrame } from './community-frame';
import { RewardTabs } from './reward-tabs';

const meta = {
  title: 'widgets/community-nav/CommunityFrame',
  component: CommunityFrame,
  args: { title: '퀘스트', tabs: <RewardTabs />, children: <Card>본문입니다.</Card> },
  parameters: { layout: 'fullscreen', router: { path: '/quest' }, scope: () => makeScope() },
} satisfies Meta<typeof CommunityFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page that is open is marked. */
export const Playground: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: '커뮤니티 메뉴' });
    const open = within(menu).getByRole('link', { current: 'page' });
    await expect(open).toHaveTextContent('퀘스트');
    await expect(canvas.queryByRole('navigation', { name: '보상 메뉴' })).toBeNull();
  },
};

/** A part of a page marks the whole in the menu. */
export const Part: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { title: '카지노 토너먼트', head: <span>진행 중</span>, tabs: null },
  parameters: { router: { path: '/tournament_casino' } },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: '커뮤니티 메뉴' });
    const open = within(menu).getByRole('link', { current: 'page' });
    await expect(open).toHaveTextContent('토너먼트');
  },
};

/** Tabs take the place of the menu, and the heading is for screen readers only. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: '보상 메뉴' });
    await expect(canvas.queryByRole('navigation', { name: '커뮤니티 메뉴' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: '퀘스트' })).toBeInTheDocument();
  },
};
