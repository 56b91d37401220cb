import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Near } from './near';

const meta = {
  title: 'pages/home/Near',
  component: Near,
  args: { children: <p>아래 부분</p> },
  render: (args) => (
    <>
      <div style={{ blockSize: '300vh' }} />
      <div data-testid="end" />
      <Near {...args} />
    </>
  ),
} satisfies Meta<typeof Near>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is far below is not drawn until somebody scrolls to it. */
export const FarBelow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('아래 부분')).toBeNull();
    canvas.getByTestId('end').scrollIntoView();
    await expect(await canvas.findByText('아래 부분')).toBeVisible();
  },
};
