import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $now } from '@/shared/lib/clock';
import { inAnswers } from '@/shared/lib/test-page';
import { minigameAnswers, minigamesNow } from '../lib/sample-minigames';
import { MinigameStrip } from './minigame-strip';

const values = [
  [$member, makeMember({ level: 4 })],
  [$now, minigamesNow],
] as const;

const meta = {
  title: 'widgets/minigame-strip/MinigameStrip',
  component: MinigameStrip,
  parameters: { router: {}, ...inAnswers(minigameAnswers, values) },
} satisfies Meta<typeof MinigameStrip>;
export default meta;

/** On phones the third card is cut by the edge, which is no fault of its letters. */
export const Playground: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'desktop' } },
};
