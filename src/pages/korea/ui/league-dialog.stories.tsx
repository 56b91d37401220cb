import { expect, fn, screen, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleBoards, sampleViews } from '@/entities/game/testing';
import { favouriteValues } from '@/features/favourites/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { leaguesOf } from '../lib/filter-rows';
import { LeagueDialog } from './league-dialog';
import { scope } from './sample-states';

const meta = {
  title: 'pages/korea/LeagueDialog',
  component: LeagueDialog,
  args: {
    open: true,
    leagues: leaguesOf(Object.values(sampleViews(sampleBoards()))),
    chosen: '',
    onClose: fn(),
    onChoose: fn(),
  },
  parameters: { scope: scope([]) },
} satisfies Meta<typeof LeagueDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args }) => {
    await typeInto(await screen.findByLabelText('리그 이름 검색'), 'ㄹㄱ');
    await press(screen.getByRole('button', { name: /^K리그1.*경기/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('fb-kr-k1');
  },
};

/** The member's own stand first. */
export const Favourites: Story = {
  args: { chosen: 'fb-kr-k1' },
  parameters: { scope: scope(favouriteValues([{ kind: 'league', id: 'bk-us-nba' }])) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const [first] = dialog.getAllByRole('button', { name: /경기$/ });
    await expect(first).toHaveTextContent('NBA');
  },
};

export const NotFound: Story = {
  play: async () => {
    await typeInto(await screen.findByLabelText('리그 이름 검색'), '없는 리그');
    await expect(screen.queryByRole('button', { name: /경기$/ })).toBeNull();
  },
};
