import { useGate } from 'effector-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BoardGate, SlipGate } from '@/shared/lib/landmarks';
import { $isProgressShown } from '@/shared/lib/progress';
import { makeScope } from '@/shared/lib/test-scope';
import { DemoLogo } from './demo-logo';
import { NoticeRow } from './notice-row';
import { SiteFrame } from './site-frame';

/** A page that has both a list of games and a slip. */
function Page() {
  useGate(BoardGate);
  useGate(SlipGate);
  return (
    <div style={{ padding: 24 }}>
      <h1>크로스</h1>
      <div id="board">경기</div>
      <div id="slip">베팅카트</div>
    </div>
  );
}

const meta = {
  title: 'widgets/app-shell/SiteFrame',
  component: SiteFrame,
  args: {
    header: <DemoLogo />,
    notice: <NoticeRow end={<a href="#main">쪽지 1</a>}>공지입니다.</NoticeRow>,
    children: <Page />,
    footer: <footer>가상 머니로 운영됩니다.</footer>,
  },
  parameters: {
    router: { path: '/' },
    layout: 'fullscreen',
    scope: () => makeScope({ values: [[$isProgressShown, true]] }),
  },
} satisfies Meta<typeof SiteFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** First of all stops of Tab are the ways past the menu, each visible while it has the focus. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAccessibleName();
    await canvas.findByRole('link', { name: '베팅카트로 건너뛰기' });
    for (const name of ['본문으로', '경기 목록으로', '베팅카트로']) {
      await userEvent.tab();
      const skip = canvas.getByRole('link', { name: `${name} 건너뛰기` });
      await expect(skip).toHaveFocus();
      await waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    }
  },
};
