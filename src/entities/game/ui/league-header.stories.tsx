import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconStar } from '@/shared/icons';
import { IconButton } from '@/shared/ui/icon-button';
import { Stack } from '@/shared/ui/stack';
import { LeagueHeader } from './league-header';

const meta = {
  title: 'entities/game/LeagueHeader',
  component: LeagueHeader,
  args: { name: '잉글랜드 프리미어리그', country: 'gb', count: 4, note: '연장없음' },
} satisfies Meta<typeof LeagueHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** What can be pressed is in the middle of the head, whatever its own height. */
export const Buttons: Story = {
  args: {
    onFold: () => {},
    action: (
      <IconButton label="즐겨찾기">
        <IconStar size={16} />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading');
    for (const button of canvas.getAllByRole('button'))
      await expect(Math.abs(middleOf(button) - middleOf(name))).toBeLessThanOrEqual(1);
  },
};

/** On phones the star is taller than the head. */
export const ButtonsPhone: Story = {
  ...Buttons,
  globals: { viewport: { value: 'phone' } },
};

const captions = ['승무패', '핸디캡', '언더오버'];

/** With a word about overtime, without one, folded away, over columns, and a name that is too long. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="3">
      <LeagueHeader {...args} level={2} />
      <LeagueHeader {...args} name="NBA" country="us" note={null} />
      <LeagueHeader {...args} onFold={() => undefined} isFolded />
      <LeagueHeader {...args} captions={captions} />
      <LeagueHeader {...args} captions={captions.slice(1)} note={null} />
      <LeagueHeader
        {...args}
        name="아시아축구연맹 챔피언스리그 엘리트 동아시아 조별 리그"
        country="world"
      />
    </Stack>
  ),
};
