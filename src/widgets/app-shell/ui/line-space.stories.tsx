import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LineSpace } from './line-space';
import { NoticeRow } from './notice-row';

const meta = {
  title: 'widgets/app-shell/LineSpace',
  component: LineSpace,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LineSpace>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The member's line comes later than the page; what is below it does not move then. */
export const Playground: Story = {
  render: () => (
    <>
      <NoticeRow>공지입니다.</NoticeRow>
      <LineSpace />
      <main>본문입니다.</main>
    </>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByText('공지입니다.');
    const main = canvas.getByRole('main');
    const space = main.getBoundingClientRect().top - row.getBoundingClientRect().bottom;
    await expect(space).toBeGreaterThanOrEqual(45);
  },
};
