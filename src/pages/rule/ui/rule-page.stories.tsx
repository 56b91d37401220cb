import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RulePage } from './rule-page';

const meta = {
  title: 'pages/rule/RulePage',
  component: RulePage,
  parameters: { layout: 'fullscreen', router: { path: '/rule' } },
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const contents = await canvas.findByRole('navigation', { name: '목차' });
    const link = within(contents).getByRole('link', { name: '베팅 한도' });
    await expect(link).toHaveAttribute('href', '/rule#limits');
    const limits = canvas.getByRole('region', { name: '회원별 베팅 한도 (원)' });
    await expect(within(limits).getByText('5,000,000')).toBeVisible();
  },
};
