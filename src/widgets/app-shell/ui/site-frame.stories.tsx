import { fork } from 'effector';
import { useGate } from 'effector-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BoardGate, SlipGate } from '@/shared/lib/landmarks';
import { BareFrame } from './bare-frame';
import { DemoLogo } from './demo-logo';
import { LineSpace } from './line-space';
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

/** The member's line comes later than the page; what is below it does not move then. */
export const BeforeTheMembersLine: Story = {
  args: {
    notice: (
      <>
        <NoticeRow>공지입니다.</NoticeRow>
        <LineSpace />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByText('공지입니다.');
    const main = canvas.getByRole('main');
    const space = main.getBoundingClientRect().top - row.getBoundingClientRect().bottom;
    await expect(space).toBeGreaterThanOrEqual(45);
  },
};

function Landmarks() {
  useGate(BoardGate);
  useGate(SlipGate);
  return (
    <>
      {page}
      <div id="board">경기</div>
      <aside id="slip">베팅카트</aside>
    </>
  );
}

/** First of all stops of Tab, one after the other, each visible while it has the focus. */
export const SkipLinks: Story = {
  args: { children: <Landmarks /> },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '베팅카트로 건너뛰기' });
    for (const name of ['본문으로', '경기 목록으로', '베팅카트로']) {
      await userEvent.tab();
      const skip = canvas.getByRole('link', { name: `${name} 건너뛰기` });
      await expect(skip).toHaveFocus();
      await waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    }
  },
};

export const Bare: Story = {
  render: () => <BareFrame>{page}</BareFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/데모/)).toBeVisible();
  },
};
