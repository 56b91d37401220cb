import { fork } from 'effector';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DemoLogo } from './demo-logo';
import { NoticeRow } from './notice-row';
import { SiteFrame } from './site-frame';

const page = (
  <div style={{ padding: 24 }}>
    <h1>크로스</h1>
    <p>본문입니다.</p>
  </div>
);

const meta = {
  title: 'widgets/app-shell/SiteFrame',
  component: SiteFrame,
  args: {
    header: <DemoLogo />,
    notice: <NoticeRow end={<a href="#main">쪽지 1</a>}>공지입니다.</NoticeRow>,
    children: page,
    footer: <footer>가상 머니로 운영됩니다.</footer>,
  },
  parameters: { router: { path: '/' }, layout: 'fullscreen', scope: () => fork() },
} satisfies Meta<typeof SiteFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toHaveTextContent('본문입니다.');
    await expect(canvas.getByRole('link', { name: '본문으로 건너뛰기' })).toHaveAttribute(
      'href',
      '#main',
    );
  },
};
