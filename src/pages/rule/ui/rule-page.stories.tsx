import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DEFAULT_LIMITS } from '#rules/limits.ts';
import { $setting } from '@/entities/setting/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { RulePage } from './rule-page';

const meta = {
  title: 'pages/rule/RulePage',
  component: RulePage,
  parameters: { layout: 'fullscreen', router: { path: '/rule' } },
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const ordinary = (limits: HTMLElement) =>
  within(limits).getByRole('row', { name: /^일반 회원 10,000/ });

export const Default: Story = {
  play: async ({ canvas }) => {
    const contents = await canvas.findByRole('navigation', { name: '목차' });
    const link = within(contents).getByRole('link', { name: '베팅 한도' });
    await expect(link).toHaveAttribute('href', '/rule#limits');
    const limits = canvas.getByRole('region', { name: '회원별 베팅 한도 (원)' });
    await expect(ordinary(limits)).toHaveTextContent('5,000,000');
    const casino = canvas.getByRole('region', { name: '라이브카지노와 슬롯의 반영 비율' });
    await expect(within(casino).getByRole('row', { name: '슬롯 2.00% 최대 100%' })).toBeVisible();
  },
};

/** Admins have set other limits than those the site begins with. */
export const OtherLimits: Story = {
  parameters: {
    scope: () =>
      makeScope({
        values: [
          [
            $setting,
            {
              levelLimits: [
                { group: 'ordinary', ...DEFAULT_LIMITS.ordinary, maxStake: 4_000_000 },
                { group: 'vip', ...DEFAULT_LIMITS.vip },
                { group: 'european', ...DEFAULT_LIMITS.european },
                { group: 'europeanVip', ...DEFAULT_LIMITS.europeanVip },
                { group: 'inPlay', ...DEFAULT_LIMITS.inPlay },
                { group: 'mini', ...DEFAULT_LIMITS.mini, maxStake: 800_000 },
              ],
            },
          ],
        ],
      }),
  },
  play: async ({ canvas }) => {
    const limits = await canvas.findByRole('region', { name: '회원별 베팅 한도 (원)' });
    await expect(ordinary(limits)).toHaveTextContent('4,000,000');
    await expect(within(ordinary(limits)).queryByText('5,000,000')).toBeNull();
    const mini = within(limits).getByRole('row', { name: /^일반 회원의 미니게임 베팅/ });
    await expect(mini).toHaveTextContent('800,000');
  },
};
