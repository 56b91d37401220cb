import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Chip } from '../chip';
import { Inline } from '../inline';
import { ScrollArea } from './scroll-area';

const sports = [
  '전체',
  '축구',
  '농구',
  '야구',
  '배구',
  '아이스하키',
  'e스포츠',
  '테니스',
  '핸드볼',
  '탁구',
];

const meta = {
  title: 'shared/ui/ScrollArea',
  component: ScrollArea,
  args: {
    label: '종목',
    direction: 'horizontal',
    children: (
      <Inline gap="1.5">
        {sports.map((name) => (
          <Chip key={name}>{name}</Chip>
        ))}
      </Inline>
    ),
  },
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};
