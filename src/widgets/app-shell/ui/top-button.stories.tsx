import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $isScrolled } from '../model';
import { TopButton } from './top-button';

const meta = {
  title: 'widgets/app-shell/TopButton',
  component: TopButton,
  parameters: { scope: () => makeScope({ values: [[$isScrolled, true]] }) },
} satisfies Meta<typeof TopButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: '2000px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button');
    window.scrollTo({ top: 400 });
    await press(button);
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};
