import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TabLink, TabNav } from './tab-nav';

const meta = {
  title: 'shared/ui/TabNav',
  component: TabNav,
  args: {
    label: '국내형',
    children: (
      <>
        <TabLink>
          <a href="#cross" aria-current="page">
            크로스
          </a>
        </TabLink>
        <TabLink>
          <a href="#handicap">핸디캡</a>
        </TabLink>
      </>
    ),
  },
} satisfies Meta<typeof TabNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '국내형' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '크로스', current: 'page' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
