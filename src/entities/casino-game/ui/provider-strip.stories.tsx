import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import { countGames } from '../lib/find-games';
import { lobbyNow, makeCasinoProvider, makeLobby } from '../lib/sample-lobby';
import { ProviderStrip } from './provider-strip';

const { providers: some, games } = makeLobby('slot');
const providers = [
  ...some,
  makeCasinoProvider({ id: 'evolution', name: '에볼루션', isDemo: false }),
  makeCasinoProvider({ id: 'dream', name: '드림게이밍', isDemo: false, state: 'maintenance' }),
];

const meta = {
  title: 'entities/casino-game/ProviderStrip',
  component: ProviderStrip,
  args: {
    label: '게임사',
    providers,
    counts: new Map([...countGames(games).providers, ['evolution', 1_286]]),
    selected: null,
    onSelect: fn(),
  },
  parameters: { scope: () => makeScope({ values: [[$now, lobbyNow]] }) },
} satisfies Meta<typeof ProviderStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All, the demonstration's provider and another one chosen. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      <ProviderStrip {...args} />
      <ProviderStrip {...args} selected="hanpan" />
      <ProviderStrip {...args} selected="asia" />
    </Stack>
  ),
};
